import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { getTotalTransaction } from '../../contract/movements';
import type { Session } from '../accounts/session';
import { between } from '../database/bounds';
import { type Scope, scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';
import { type Period, periodOf } from './period';
import { movement } from './tables';

export type MovementCriteria = ParsedRequestOf<typeof getTotalTransaction>;

/** Always by company, which says on which machine of a large database its rows are. */
export const within = ({ societyCode, posCode }: Scope) =>
  and(
    eq(movement.societyCode, societyCode),
    posCode === undefined ? undefined : eq(movement.posCode, posCode),
  );

/** From midnight to midnight. */
export const during = ({ from, before }: Period) => [
  gte(movement.date, `${from} 00:00:00`),
  lt(movement.date, `${before} 00:00:00`),
];

/** The movements that the criteria select for whoever asks, as a WHERE; 400 and 403 as they say. */
export const selectionOf = async (
  { db, clock }: Services,
  { account }: Session,
  criteria: MovementCriteria,
): Promise<SQL | undefined> => {
  const period = periodOf(clock, criteria.month, criteria.day);
  const scope = await scopeOf(db, account, criteria.codPos);
  return and(
    within(scope),
    ...during(period),
    ...between(movement.amount, criteria.minAmount, criteria.maxAmount),
    ...between(movement.net, criteria.minNetAmount, criteria.maxNetAmount),
    criteria.pos === '' ? undefined : eq(movement.terminal, criteria.pos),
    criteria.closedOnly === '' ? undefined : eq(movement.status, criteria.closedOnly),
  );
};
