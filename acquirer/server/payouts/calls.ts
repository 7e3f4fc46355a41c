import { and, eq, gte, lt, lte } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { payouts, payout as wirePayout } from '../../contract/payouts';
import type { Session } from '../accounts/session';
import { maskedIban } from '../banking/iban';
import { creditAccount } from '../banking/tables';
import { valueDateOf } from '../banking/value-date';
import { addDays, calendarDay } from '../common/clock';
import { euro } from '../common/money';
import { type Period, periodOf } from '../common/period';
import type { Database } from '../database/database';
import { countOf, exportRows, sumOf } from '../database/paging';
import type { CallHandlings } from '../http/call-route';
import { adjustment } from '../letters/tables';
import { settlement } from '../movements/tables';
import { type Scope, scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';
import { settledDuring, settlementsOf } from '../summaries/selection';
import { matchesOf } from './matching';

/** What the banks credit. */
export const payoutCalls = (services: Services) =>
  ({
    payouts: { access: 'session', handle: payoutList(services) },
  }) satisfies CallHandlings;

/** Money in eurocents. */
interface Row {
  readonly day: string;
  readonly valueDate: string;
  readonly bank: string;
  readonly summaries: number;
  readonly gross: number;
  readonly declaredNet: number;
  readonly adjustments: number;
  readonly net: number;
}

/** No value date is later after its day than this: banks are closed four days at most. */
const longestClosing = 8;

const settledByBank = (db: Database, scope: Scope, period: Period) =>
  db
    .select({
      day: settlement.day,
      bank: settlement.abi,
      summaries: countOf,
      gross: sumOf(settlement.grossDeclared),
      declaredNet: sumOf(settlement.netDeclared),
    })
    .from(settlement)
    .where(and(settlementsOf(scope), settledDuring(period)))
    .groupBy(settlement.day, settlement.abi);

/** The letters written so far, by day and by the bank of the settlement that they correct. */
const adjustedByBank = (db: Database, scope: Scope, { from, before }: Period, today: string) =>
  db
    .select({
      day: adjustment.letterDate,
      bank: settlement.abi,
      amount: sumOf(adjustment.amount),
    })
    .from(adjustment)
    .innerJoin(
      settlement,
      and(
        eq(settlement.societyCode, adjustment.societyCode),
        eq(settlement.day, adjustment.settlementDay),
        eq(settlement.id, adjustment.settlementId),
      ),
    )
    .where(
      and(
        eq(adjustment.societyCode, scope.societyCode),
        scope.posCode === undefined ? undefined : eq(adjustment.posCode, scope.posCode),
        gte(adjustment.letterDate, from),
        lt(adjustment.letterDate, before),
        lte(adjustment.letterDate, today),
      ),
    )
    .groupBy(adjustment.letterDate, settlement.abi);

const payoutsIn = async (
  { db, clock }: Services,
  scope: Scope,
  period: Period,
): Promise<readonly Row[]> => {
  const settled = await settledByBank(db, scope, period);
  const adjusted = await adjustedByBank(db, scope, period, calendarDay(clock()));
  const keyOf = ({ day, bank }: { day: string; bank: string }) => `${day}-${bank}`;
  const amounts = new Map(adjusted.map((row) => [keyOf(row), row.amount]));
  const alone = adjusted
    .filter((row) => !settled.some((one) => keyOf(one) === keyOf(row)))
    .map(({ day, bank }) => ({ day, bank, summaries: 0, gross: 0, declaredNet: 0 }));
  return [...settled, ...alone]
    .map((row) => {
      const adjustments = amounts.get(keyOf(row)) ?? 0;
      const net = row.declaredNet + adjustments;
      return { ...row, valueDate: valueDateOf(row.day), adjustments, net };
    })
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};

/** The month with the days before it whose money arrives within it. */
const withValueDatesIn = ({ from, before }: Period): Period => ({
  from: addDays(from, -longestClosing),
  before,
});

const cents = (exact: string) => Math.round(Number(exact) * 100);

const found = (rows: readonly Row[], month: Period, amount: string) => {
  const near = rows.filter(({ day, valueDate }) => day >= month.from || valueDate >= month.from);
  return matchesOf(near, cents(amount)).flatMap((match, index) =>
    match.map((row) => ({ ...row, match: String(index + 1) })),
  );
};

const accountsOf = async (db: Database, societyCode: string) => {
  const rows = await db
    .select()
    .from(creditAccount)
    .where(eq(creditAccount.societyCode, societyCode));
  return new Map(rows.map(({ abi, iban }) => [abi, maskedIban(iban)]));
};

/**
 * Extension `payouts`: what each bank credits for each day of operations of a month, by day and bank,
 * at most 5000. With an amount, the payouts that make it. 400 outside the data window, 403 for a
 * point of others.
 */
export const payoutList =
  (services: Services) =>
  async (
    { month, amount, codPos }: ParsedRequestOf<typeof payouts>,
    { account }: Session,
  ): Promise<{ payoutList: v.InferInput<typeof wirePayout>[] }> => {
    const { db, clock } = services;
    const period = periodOf(clock, month, '');
    const scope = await scopeOf(db, account, codPos);
    const ibans = await accountsOf(db, scope.societyCode);
    const rows =
      amount === ''
        ? (await payoutsIn(services, scope, period)).map((row) => ({ ...row, match: '' }))
        : found(await payoutsIn(services, scope, withValueDatesIn(period)), period, amount);
    return {
      payoutList: rows.slice(0, exportRows).map((row) => ({
        id: `${row.day}-${row.bank}`,
        valueDate: row.valueDate,
        date: row.day,
        bank: row.bank,
        iban: ibans.get(row.bank) ?? '',
        summaries: row.summaries,
        gross: euro(row.gross),
        commission: euro(row.gross - row.declaredNet),
        adjustments: euro(row.adjustments),
        net: euro(row.net),
        match: row.match,
      })),
    };
  };
