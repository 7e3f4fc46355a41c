import { lastOfMonth } from '../../server/common/clock';
import type { statement } from '../../server/statements/tables';
import type { ShopDay } from '../generator/shop-day';

export type SeedStatement = typeof statement.$inferInsert;

const withKey = (one: SeedStatement): [string, SeedStatement] => [
  `${one.societyCode} ${one.posCode ?? ''} ${one.date}`,
  one,
];

/**
 * The statements that a day of a shop belongs to, each behind its key: of the shop, and of its
 * company. That of the month still open is made too: it is shown from the day after its date on.
 */
export const statementsOf = ({ settlements }: ShopDay): [string, SeedStatement][] => {
  const [first] = settlements;
  if (!first) return [];
  const { societyCode, posCode, day } = first;
  const date = lastOfMonth(day);
  return [withKey({ societyCode, posCode: null, date }), withKey({ societyCode, posCode, date })];
};
