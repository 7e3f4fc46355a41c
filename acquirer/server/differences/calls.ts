import { and, asc, eq, gte, inArray, lt, lte } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { DifferenceType, difference, dispute, getDisputes } from '../../contract/differences';
import type { Session } from '../accounts/session';
import { visibleCases } from '../cases/scope';
import { caseStateOf } from '../cases/states';
import { type CaseColumns, disputeCase } from '../cases/tables';
import { calendarDay } from '../common/clock';
import { euro } from '../common/money';
import { periodOf } from '../common/period';
import { exportRows } from '../database/paging';
import type { CallHandlings } from '../http/call-route';
import { adjustment } from '../letters/tables';
import { pointOf } from '../merchants/points';
import { pos } from '../merchants/tables';
import type { Services } from '../services';

/** Accounting differences, and charges and credits that disputes have led to. */
export const differenceCalls = (services: Services) =>
  ({
    DISPUTE: { access: 'session', handle: differenceList(services) },
    getDisputes: { access: 'session', handle: chargeList(services) },
  }) satisfies CallHandlings;

type Type = (typeof adjustment.$inferSelect)['type'];

const differenceTypes: Readonly<Record<DifferenceType, readonly Type[]>> = {
  ALL: ['DRN', 'MAN'],
  DRN: ['DRN'],
  MAN: ['MAN'],
};

type Account = Session['account'];

const addressedTo = ({ societyCode, posCode }: Account) =>
  and(
    eq(adjustment.societyCode, societyCode),
    posCode === null ? undefined : eq(adjustment.posCode, posCode),
  );

const isCaseOfLetter = and(
  eq(disputeCase.societyCode, adjustment.societyCode),
  eq(disputeCase.id, adjustment.movementId),
  eq(adjustment.type, 'CON'),
);

const caseOnTheWire = ({ id, managerId, state }: CaseColumns) => ({
  caseId: String(id),
  ebox: managerId === null ? '' : String(managerId),
  state: caseStateOf(state) ?? '',
});

/** The letters of a month that have been written, by point of sale and date. */
const lettersOf = (
  { db, clock }: Services,
  account: Account,
  month: string,
  types: readonly Type[],
) => {
  const { from, before } = periodOf(clock, month, '');
  return db
    .select({ one: adjustment, name: pos.sign, dispute: disputeCase })
    .from(adjustment)
    .innerJoin(pos, pointOf(adjustment))
    .leftJoin(disputeCase, and(visibleCases(account), isCaseOfLetter))
    .where(
      and(
        addressedTo(account),
        gte(adjustment.letterDate, from),
        lt(adjustment.letterDate, before),
        lte(adjustment.letterDate, calendarDay(clock())),
        inArray(adjustment.type, [...types]),
      ),
    )
    .orderBy(asc(adjustment.posCode), asc(adjustment.letterDate), asc(adjustment.id))
    .limit(exportRows);
};

type Row = Awaited<ReturnType<typeof lettersOf>>[number];

const onTheWire = ({ one, name, dispute }: Row): v.InferInput<typeof difference> => ({
  branchCode: one.posCode,
  dataLettera: one.letterDate,
  descTipoDispute: one.description,
  importoDisputa: euro(one.amount),
  numeroPratica: one.caseNumber,
  name,
  movementId: String(one.movementId),
  ...(dispute && caseOnTheWire(dispute)),
});

/**
 * API-043, API-044, DIF-004: the accounting differences (DRN) and cancelled transactions (MAN) of a
 * month on one page, at most 5000. Amounts in euro, negative where the merchant is debited. In a
 * month that has ended they add up to the difference of its summaries.
 */
export const differenceList =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof dispute>, { account }: Session) => {
    const types = differenceTypes[request.disputeType];
    const rows = await lettersOf(services, account, request.month, types);
    return { disputeList: rows.map(onTheWire) };
  };

/** API-096, ADD-003: what disputes of cardholders have debited and credited in a month, likewise. */
export const chargeList =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof getDisputes>, { account }: Session) => {
    const rows = await lettersOf(services, account, request.month, ['CON']);
    return { disputeList: rows.map(onTheWire) };
  };
