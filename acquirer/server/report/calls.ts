import { and, between, eq, like, ne, or, type SQL } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { detailReport } from '../../contract/report';
import { isoFromReport } from '../../contract/rules/dates';
import type { Session } from '../accounts/session';
import { countStates } from '../cases/counts';
import { caseTime } from '../cases/days';
import { disputeCase } from '../cases/tables';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { eboxManagerPos } from '../ebox/tables';
import type { CallHandlings } from '../http/call-route';
import { scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';
import { repliesOf } from './replies';

/** The report of cases. */
export const reportCalls = (services: Services) =>
  ({
    DETAIL_REPORT: { access: 'session', handle: caseReport(services) },
  }) satisfies CallHandlings;

type Request = ParsedRequestOf<typeof detailReport>;

const openedBetween = ({ startDate, endDate }: Request, today: string) => {
  const to = isoFromReport(endDate);
  if (to > today) refuse(400, 'endDate: dateInFuture');
  return between(disputeCase.openedOn, isoFromReport(startDate), to);
};

const chosen = (request: Request, societyCode: string, today: string): SQL | undefined =>
  and(
    eq(disputeCase.societyCode, societyCode),
    eq(disputeCase.posCode, request.cod),
    ne(disputeCase.state, 'attesa'),
    openedBetween(request, today),
    cardLike(request.card),
    request.state === '' ? undefined : eq(disputeCase.state, request.state),
  );

const managerInForce = async (db: Database, societyCode: string, posCode: string) => {
  const [found] = await db
    .select({ id: eboxManagerPos.managerId })
    .from(eboxManagerPos)
    .where(and(eq(eboxManagerPos.societyCode, societyCode), eq(eboxManagerPos.posCode, posCode)));
  return found === undefined ? '' : String(found.id);
};

/**
 * API-078, API-079, REP-012 to REP-014: the cases of one point of sale opened in a period, by
 * state, paper cases included. 403 for the point of others, 400 for a period that ends after today.
 * `ebox` is the point's manager in force, '' for none.
 */
export const caseReport =
  (services: Services) =>
  async (request: Request, { account }: Session) => {
    const { db } = services;
    const { societyCode } = await scopeOf(db, account, request.cod);
    const { today } = await caseTime(services);
    const cases = chosen(request, societyCode, today);
    const inState = await countStates(db, cases);
    const counts = {
      new: inState('nuove'),
      suspended: inState('sospeso'),
      expiring: inState('scadenza'),
      viewed: inState('visione'),
      canceled: inState('annullate'),
      completed: inState('evase'),
      expired: inState('scadute'),
      closed: inState('chiuse'),
    };
    const totalPractices = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const ebox = await managerInForce(db, societyCode, request.cod);
    const replies = request.replies ? { replies: await repliesOf(db, cases) } : {};
    return [{ ebox, codPV: request.cod, ...counts, totalPractices, ...replies }];
  };

const shownFirst = 6;
const shownLast = 4;
const shortestNumber = 13;

/**
 * The cases whose masked card may be the typed one; '' for any. A whole number matches by its first
 * six digits, its length and its last four. A part matches by its beginning or, up to four digits,
 * also by its end.
 */
export const cardLike = (typed: string): SQL | undefined => {
  if (typed === '') return undefined;
  const first = typed.slice(0, shownFirst);
  if (typed.length >= shortestNumber) {
    const hidden = '*'.repeat(typed.length - shownFirst - shownLast);
    return eq(disputeCase.pan, `${first}${hidden}${typed.slice(-shownLast)}`);
  }
  const begins = like(disputeCase.pan, `${first}%`);
  return typed.length > shownLast ? begins : or(begins, like(disputeCase.pan, `%${typed}`));
};
