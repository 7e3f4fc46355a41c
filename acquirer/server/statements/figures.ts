import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { firstOfMonth } from '../common/clock';
import { sumOf } from '../database/aggregate';
import type { Database } from '../database/database';
import { adjustment } from '../differences/tables';
import { onePoint, pointOf } from '../merchants/points';
import { pos, society } from '../merchants/tables';
import type { Period } from '../movements/period';
import { settlement } from '../movements/tables';
import type { Scope } from '../point-of-sale/scope';
import { settledDuring, settlementsOf } from '../summaries/selection';

/** What some settlements add up to, in eurocents; `transactions` counts the cancelled ones too. */
export interface Sums {
  readonly transactions: number;
  readonly cancelled: number;
  readonly gross: number;
  readonly commission: number;
  readonly net: number;
  readonly declaredNet: number;
}

export const sumFields = [
  'transactions',
  'cancelled',
  'gross',
  'commission',
  'net',
  'declaredNet',
] as const satisfies readonly (keyof Sums)[];

const sums = {
  transactions: sumOf(settlement.movements),
  cancelled: sumOf(settlement.cancelled),
  gross: sumOf(settlement.grossCalculated),
  commission: sumOf(settlement.commissionCalculated),
  net: sumOf(settlement.netCalculated),
  declaredNet: sumOf(settlement.netDeclared),
};

/** The month that ends on `date`. */
const monthUntil = (date: string): Period => ({
  from: firstOfMonth(date),
  before: firstOfMonth(date, 1),
});

const selected = (scope: Scope, date: string) =>
  and(settlementsOf(scope), settledDuring(monthUntil(date)));

/** The settlements of a point of sale in a month, by day. */
export const settlementLines = (db: Database, scope: Scope, date: string) =>
  db
    .select({ day: settlement.day, abi: settlement.abi, code: settlement.code, ...sums })
    .from(settlement)
    .where(selected(scope, date))
    .groupBy(settlement.id)
    .orderBy(asc(settlement.day), asc(settlement.id));
export type SettlementLine = Awaited<ReturnType<typeof settlementLines>>[number];

/** The days of every point of sale of a company in a month, by point. */
export const dayLines = (db: Database, scope: Scope, date: string) =>
  db
    .select({ posCode: settlement.posCode, sign: pos.sign, day: settlement.day, ...sums })
    .from(settlement)
    .innerJoin(pos, pointOf(settlement))
    .where(selected(scope, date))
    .groupBy(settlement.posCode, pos.sign, settlement.day)
    .orderBy(asc(settlement.posCode), asc(settlement.day));
export type DayLine = Awaited<ReturnType<typeof dayLines>>[number];

/** Whose statement it is. */
export const holderOf = async (db: Database, { societyCode, posCode }: Scope) => {
  const [company] = await db.select().from(society).where(eq(society.code, societyCode));
  const [point] =
    posCode === undefined ? [] : await db.select().from(pos).where(onePoint(societyCode, posCode));
  if (!company) throw new Error('an account without a company');
  return { company, point };
};
export type Holder = Awaited<ReturnType<typeof holderOf>>;

/** What the letters of a month credit and debit, in eurocents; negative where the merchant is debited. */
export const adjustedUntil = async (
  db: Database,
  { societyCode, posCode }: Scope,
  date: string,
) => {
  const { from, before } = monthUntil(date);
  const [row] = await db
    .select({ amount: sumOf(adjustment.amount) })
    .from(adjustment)
    .where(
      and(
        eq(adjustment.societyCode, societyCode),
        posCode === undefined ? undefined : eq(adjustment.posCode, posCode),
        gte(adjustment.letterDate, from),
        lt(adjustment.letterDate, before),
      ),
    );
  return row?.amount ?? 0;
};
