import type { Day } from './day';
import type { SeedMerchant, SeedShop } from './merchant';
import { randomOf } from './random';
import { type Trade, trades } from './trades';

/** The shortest the data window can be: on the first of a month. */
const daysOfWindow = 365;

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const relative = (weights: readonly number[], index: number) =>
  (weights[index] ?? 0) / average(weights);

/** Some shops are always busier than others. */
const size = (shop: SeedShop) => 0.5 + randomOf(`size ${shop.code}`).next();

const sharesOf = ({ shops }: SeedMerchant) => {
  const sizes = new Map(shops.map((shop) => [shop.code, size(shop)]));
  const total = average([...sizes.values()]) * shops.length;
  return new Map([...sizes].map(([code, own]) => [code, own / total]));
};

const known = new WeakMap<SeedMerchant, ReadonlyMap<string, number>>();

/** The part of a company's movements that one of its shops makes. */
const share = (merchant: SeedMerchant, shop: SeedShop) => {
  const shares = known.get(merchant) ?? sharesOf(merchant);
  known.set(merchant, shares);
  return shares.get(shop.code) ?? 0;
};

/** How many movements a shop makes on such a day, on average. */
export const expectedMovements = (merchant: SeedMerchant, shop: SeedShop, day: Day) => {
  const trade: Trade = trades[shop.trade];
  if (trade.closedOnHolidays && day.isHoliday) return 0;
  return (
    (merchant.movements / daysOfWindow) *
    share(merchant, shop) *
    relative(trade.week, day.weekday) *
    relative(trade.year, day.month)
  );
};
