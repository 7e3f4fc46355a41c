import type { movement } from '../../server/movements/tables';
import { cardOf } from './cards';
import type { Day } from './day';
import type { SeedMerchant, SeedShop } from './merchant';
import { movementId, type Random, randomOf, settlementId, terminalNumber } from './random';
import { type SeedSettlement, settle } from './settle';
import { type Trade, trades } from './trades';
import { expectedMovements } from './volume';

export type SeedMovement = typeof movement.$inferInsert;

/** A day of a shop: its movements, and the settlements they add up to. */
export interface ShopDay {
  readonly settlements: readonly SeedSettlement[];
  readonly movements: readonly SeedMovement[];
}

const shareCancelled = 0.02;

const two = (value: number) => String(value).padStart(2, '0');

const timeIn = (random: Random, trade: Trade) =>
  `${two(random.weighted(trade.hours))}:${two(random.between(0, 59))}:${two(random.between(0, 59))}`;

const receiptIn = (random: Random, trade: Trade) => {
  const cents = trade.receipt * 100 * Math.exp(trade.spread * random.normal());
  return Math.max(100, Math.round(cents / trade.rounding) * trade.rounding);
};

/** Every shop has one to three terminals, the first the busiest. */
const terminalIn = (random: Random, shop: SeedShop) =>
  terminalNumber(shop, random.weighted([6, 3, 1].slice(0, 1 + (shop.number % 3))));

const movementIn = (
  merchant: SeedMerchant,
  shop: SeedShop,
  day: Day,
  random: Random,
): Omit<SeedMovement, 'id'> => {
  const trade = trades[shop.trade];
  const amount = receiptIn(random, trade);
  const card = cardOf(random);
  const commission = Math.round((amount * card.basisPoints) / 10_000);
  return {
    settlementId: settlementId(shop, day, card.domestic ? 0 : merchant.banks.length - 1),
    societyCode: merchant.code,
    posCode: shop.code,
    date: `${day.date} ${timeIn(random, trade)}`,
    terminal: terminalIn(random, shop),
    amount,
    commission,
    net: amount - commission,
    authorizationCode: String(random.between(0, 999_999)).padStart(6, '0'),
    pan: card.pan,
    status: random.next() < shareCancelled ? 'A' : 'V',
  };
};

const byTime = (a: { date: string }, b: { date: string }) =>
  a.date === b.date ? 0 : a.date < b.date ? -1 : 1;

/**
 * What a shop did on a day, always the same for the same day and shop. `until` (`YYYY-MM-DD
 * HH:mm:ss`) cuts off what has not happened yet.
 */
export const shopDay = (
  merchant: SeedMerchant,
  shop: SeedShop,
  day: Day,
  until: string,
): ShopDay => {
  const random = randomOf(`${day.date} ${shop.code}`);
  const count = random.poisson(expectedMovements(merchant, shop, day));
  const movements = Array.from({ length: count }, () => movementIn(merchant, shop, day, random))
    .sort(byTime)
    .map((one, index) => ({ ...one, id: movementId(shop, day, index) }))
    .filter((one) => one.date <= until);
  return { settlements: settle(merchant, shop, day, movements), movements };
};
