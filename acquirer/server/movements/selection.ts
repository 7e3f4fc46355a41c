import { and, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { getTotalTransaction } from '../../contract/movements';
import type { Session } from '../accounts/session';
import { type Period, periodOf } from '../common/period';
import { cents } from '../database/paging';
import { type Scope, scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';
import { movement } from './tables';

export type MovementCriteria = ParsedRequestOf<typeof getTotalTransaction>;

/** Always by company, the key by which a large database is distributed. */
export const within = ({ societyCode, posCode }: Scope) =>
  and(
    eq(movement.societyCode, societyCode),
    posCode === undefined ? undefined : eq(movement.posCode, posCode),
  );

const midnight = (day: string) => `${day} 00:00:00`;

/** From midnight to midnight. */
export const during = ({ from, before }: Period) => [
  gte(movement.date, midnight(from)),
  lt(movement.date, midnight(before)),
];

/** The place of a value of the selection. */
export const value = (name: string) => sql.placeholder(name);

const always = [
  eq(movement.societyCode, value('societyCode')),
  gte(movement.date, value('from')),
  lt(movement.date, value('before')),
];

type Filter = Exclude<keyof MovementCriteria, 'month' | 'day' | 'codPos'>;

/**
 * The condition of each filter; one without its condition does not compile. A value of '' adds
 * none.
 */
const narrowing: Readonly<Record<Filter | 'posCode', SQL>> = {
  posCode: eq(movement.posCode, value('posCode')),
  minAmount: gte(movement.amount, value('minAmount')),
  maxAmount: lte(movement.amount, value('maxAmount')),
  minNetAmount: gte(movement.net, value('minNetAmount')),
  maxNetAmount: lte(movement.net, value('maxNetAmount')),
  pos: eq(movement.terminal, value('pos')),
  closedOnly: eq(movement.status, value('closedOnly')),
};
const narrowings = Object.keys(narrowing) as (keyof typeof narrowing)[];

/**
 * The WHERE of a search and the values of its placeholders; equal conditions have equal `shape`.
 */
export interface Selection {
  readonly shape: string;
  readonly where: () => SQL | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether it has no filter but the shop. */
  readonly isWhole: boolean;
}

/** The movements within the session's rights that the criteria select; refuses with 400 and 403. */
export const selectionOf = async (
  { db, clock }: Services,
  { account }: Session,
  { month, day, codPos, pos, closedOnly, ...bounds }: MovementCriteria,
): Promise<Selection> => {
  const { from, before } = periodOf(clock, month, day);
  const { societyCode, posCode = '' } = await scopeOf(db, account, codPos);
  const values: Readonly<
    Record<Filter | 'posCode' | 'societyCode' | 'from' | 'before', string | number>
  > = {
    societyCode,
    from: midnight(from),
    before: midnight(before),
    posCode,
    minAmount: cents(bounds.minAmount),
    maxAmount: cents(bounds.maxAmount),
    minNetAmount: cents(bounds.minNetAmount),
    maxNetAmount: cents(bounds.maxNetAmount),
    pos,
    closedOnly,
  };
  const named = narrowings.filter((name) => values[name] !== '');
  const where = () => and(...always, ...named.map((name) => narrowing[name]));
  const isWhole = named.every((name) => name === 'posCode');
  return { shape: named.join(), where, values, isWhole };
};
