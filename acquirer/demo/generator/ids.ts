import type { Day } from './day';
import type { SeedShop } from './merchant';

/**
 * Ids grow with the day, then with the shop. A movement always gets the same id, so a day can be
 * written again without duplicates.
 */
const shopDayNumber = (shop: SeedShop, day: Day) => day.number * 10_000 + shop.number;

export const settlementId = (shop: SeedShop, day: Day, bank: number) =>
  shopDayNumber(shop, day) * 10 + bank;

export const movementId = (shop: SeedShop, day: Day, index: number) =>
  shopDayNumber(shop, day) * 10_000 + index;

/** The reference that a settlement and its movements carry: date, shop, bank. */
export const settlementCode = (shop: SeedShop, day: Day, bank: number) =>
  `${day.date.slice(2).replaceAll('-', '')}${String(shop.number).padStart(4, '0')}${bank}`;

/** The number of one of a shop's terminals. */
export const terminalNumber = (shop: SeedShop, index: number) =>
  String(31_000_000 + shop.number * 10 + index);
