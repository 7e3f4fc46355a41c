import { addDays } from '../../server/common/clock';
import type { unpaid } from '../../server/unpaid/tables';
import type { Day } from '../generator/day';
import type { SeedMerchant, SeedShop } from '../generator/merchant';
import { type Random, randomOf } from '../generator/random';

export type SeedUnpaid = typeof unpaid.$inferInsert;

/** Charges are collected on this day of the month. */
const collectionDay = '05';
const shareSentBack = 0.18;
const sharePaidLater = 0.25;

interface Charge {
  readonly what: string;
  /** Eurocents, at least and at most. */
  readonly least: number;
  readonly most: number;
}

const charges: readonly [Charge, ...Charge[]] = [
  { what: 'Canone mensile POS', least: 1_560, most: 4_680 },
  { what: 'Commissioni del mese precedente', least: 2_000, most: 38_000 },
  { what: 'Addebito da contestazione', least: 1_500, most: 26_000 },
  { what: 'Spese di gestione pratica', least: 990, most: 2_990 },
];

const causes: readonly [string, ...string[]] = [
  'fondi insufficienti',
  'coordinate bancarie non corrette',
  'mandato di addebito revocato',
  'conto estinto',
];

/** Every other shop has never had a charge sent back; that of negozio02 is one of them. */
const isReliable = (shop: SeedShop) => shop.number % 2 === 0;

const itemOf = (merchant: SeedMerchant, shop: SeedShop, day: Day, random: Random): SeedUnpaid => {
  const { what, least, most } = random.pick(charges);
  return {
    id: day.number * 10_000 + shop.number,
    societyCode: merchant.code,
    posCode: shop.code,
    amount: random.between(least, most),
    valueDate: day.date,
    bookingDate: addDays(day.date, 1),
    reason: `${what}: ${random.pick(causes)}`,
    paidOn: random.next() < sharePaidLater ? addDays(day.date, random.between(8, 70)) : null,
  };
};

/** What a shop's bank sends back on a day: rarely anything, always the same. */
export const unpaidOf = (merchant: SeedMerchant, shop: SeedShop, day: Day): SeedUnpaid[] => {
  if (!day.date.endsWith(collectionDay) || isReliable(shop)) return [];
  const random = randomOf(`unpaid ${day.date} ${shop.code}`);
  return random.next() < shareSentBack ? [itemOf(merchant, shop, day, random)] : [];
};
