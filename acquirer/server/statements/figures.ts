import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { creditAccount, issuer } from '../banking/tables';
import { firstOfMonth } from '../common/clock';
import type { Period } from '../common/period';
import type { Database } from '../database/database';
import { sumOf } from '../database/paging';
import { adjustment } from '../letters/tables';
import { onePoint, pointOf } from '../merchants/points';
import { pos, society } from '../merchants/tables';
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
    .select({
      day: settlement.day,
      valueDate: settlement.valueDate,
      abi: settlement.abi,
      code: settlement.code,
      ...sums,
    })
    .from(settlement)
    .where(selected(scope, date))
    .groupBy(settlement.societyCode, settlement.day, settlement.id)
    .orderBy(asc(settlement.day), asc(settlement.id));
export type SettlementLine = Awaited<ReturnType<typeof settlementLines>>[number];

/** The days of every point of sale of a company in a month, by point. */
export const dayLines = (db: Database, scope: Scope, date: string) =>
  db
    .select({
      posCode: settlement.posCode,
      sign: pos.sign,
      day: settlement.day,
      valueDate: settlement.valueDate,
      ...sums,
    })
    .from(settlement)
    .innerJoin(pos, pointOf(settlement))
    .where(selected(scope, date))
    .groupBy(settlement.posCode, pos.sign, settlement.day, settlement.valueDate)
    .orderBy(asc(settlement.posCode), asc(settlement.day));
export type DayLine = Awaited<ReturnType<typeof dayLines>>[number];

/** Whose statement it is, and who issues it. */
export const holderOf = async (db: Database, { societyCode, posCode }: Scope) => {
  const [company] = await db.select().from(society).where(eq(society.code, societyCode));
  const [point] =
    posCode === undefined ? [] : await db.select().from(pos).where(onePoint(societyCode, posCode));
  const [issuedBy] = await db.select().from(issuer).limit(1);
  if (!company) throw new Error('an account without a company');
  return { company, point, issuedBy };
};
export type Holder = Awaited<ReturnType<typeof holderOf>>;

const declaredByBank = (db: Database, scope: Scope, date: string) =>
  db
    .select({ abi: settlement.abi, amount: sumOf(settlement.netDeclared) })
    .from(settlement)
    .where(selected(scope, date))
    .groupBy(settlement.abi);

const writtenIn = ({ societyCode, posCode }: Scope, date: string) => {
  const { from, before } = monthUntil(date);
  return and(
    eq(adjustment.societyCode, societyCode),
    posCode === undefined ? undefined : eq(adjustment.posCode, posCode),
    gte(adjustment.letterDate, from),
    lt(adjustment.letterDate, before),
  );
};

/** The letters of a month, by day; `amount` in eurocents, negative where the merchant is debited. */
export const lettersOf = (db: Database, scope: Scope, date: string) =>
  db
    .select({
      day: adjustment.letterDate,
      posCode: adjustment.posCode,
      caseNumber: adjustment.caseNumber,
      description: adjustment.description,
      amount: adjustment.amount,
    })
    .from(adjustment)
    .where(writtenIn(scope, date))
    .orderBy(asc(adjustment.letterDate), asc(adjustment.id));
export type Letter = Awaited<ReturnType<typeof lettersOf>>[number];

/** What the letters of a month credit and debit through each bank; negative where the merchant is debited. */
const adjustedByBank = (db: Database, scope: Scope, date: string) =>
  db
    .select({ abi: settlement.abi, amount: sumOf(adjustment.amount) })
    .from(adjustment)
    .innerJoin(
      settlement,
      and(
        eq(settlement.societyCode, adjustment.societyCode),
        eq(settlement.day, adjustment.settlementDay),
        eq(settlement.id, adjustment.settlementId),
      ),
    )
    .where(writtenIn(scope, date))
    .groupBy(settlement.abi);

/** What a bank has paid for a month, in eurocents, and on which account, where that is known. */
export interface Credit {
  readonly abi: string;
  readonly iban: string | undefined;
  readonly declaredNet: number;
  readonly adjusted: number;
}

/** What each bank has paid for the month that ends on `date`. */
export const creditsOf = async (db: Database, scope: Scope, date: string): Promise<Credit[]> => {
  const declared = await declaredByBank(db, scope, date);
  const adjusted = await adjustedByBank(db, scope, date);
  const accounts = await db
    .select()
    .from(creditAccount)
    .where(eq(creditAccount.societyCode, scope.societyCode));
  const banks = [...new Set([...declared, ...adjusted].map(({ abi }) => abi))].sort();
  const amountIn = (rows: readonly { abi: string; amount: number }[], bank: string) =>
    rows.find(({ abi }) => abi === bank)?.amount ?? 0;
  return banks.map((abi) => ({
    abi,
    iban: accounts.find((account) => account.abi === abi)?.iban,
    declaredNet: amountIn(declared, abi),
    adjusted: amountIn(adjusted, abi),
  }));
};
