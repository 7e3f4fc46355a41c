import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnswerOf, ParsedRequestOf } from '../../contract/call';
import {
  type FoundCase,
  type findCases as findCasesCall,
  mostFound,
} from '../../contract/find-cases';
import {
  type OpenCase,
  type OpenCasesAnswer,
  type openCases as openCasesCall,
  openStates,
} from '../../contract/open-cases';
import { matches } from '../../contract/rules/case-search';
import { type deadlineWeeks, weekOf } from '../../contract/rules/deadline-week';
import type { Session } from '../accounts/session';
import type { Account } from '../accounts/tables';
import type { Database } from '../database/database';
import { sliceOf } from '../database/paging';
import { eboxManager } from '../ebox/tables';
import { pointOf } from '../merchants/points';
import { pos } from '../merchants/tables';
import type { Services } from '../services';
import { caseTime } from './days';
import { caseOnTheWire } from './list';
import { managerOf, managerOfCase, pointOfCases, visibleCases } from './scope';
import { caseStateOf, isAnswerable } from './states';
import { type CaseColumns, disputeCase } from './tables';

type Request = ParsedRequestOf<typeof openCasesCall>;

const isOpenState = (state: string): state is OpenCase['state'] =>
  openStates.some((one) => one === state);

const giver = alias(eboxManager, 'giver');

/** Every open case that fits, the nearest deadline first. */
const openIn = async (db: Database, visible: SQL | undefined): Promise<OpenCase[]> => {
  const rows = await db
    .select({
      one: disputeCase,
      sign: pos.sign,
      city: pos.city,
      manager: eboxManager,
      assignedFrom: giver.description,
    })
    .from(disputeCase)
    .innerJoin(pos, pointOf(disputeCase))
    .innerJoin(eboxManager, managerOfCase)
    .leftJoin(
      giver,
      and(eq(giver.societyCode, disputeCase.societyCode), eq(giver.id, disputeCase.assignedFrom)),
    )
    .where(
      and(visible, eq(eboxManager.suspended, false), inArray(disputeCase.state, [...openStates])),
    )
    .orderBy(asc(disputeCase.dueOn), asc(disputeCase.id));
  return rows.flatMap(({ manager, assignedFrom, ...row }) =>
    isOpenState(row.one.state)
      ? [
          {
            ...caseOnTheWire(row),
            ebox: String(manager.id),
            manager: manager.description,
            state: row.one.state,
            assignedFrom: assignedFrom ?? '',
          },
        ]
      : [],
  );
};

const isSelected =
  ({ ebox, codPos, state, search }: Request) =>
  (one: OpenCase) =>
    (ebox === '' || one.ebox === ebox) &&
    (codPos === '' || one.codPV === codPos) &&
    (state === '' || one.state === state) &&
    matches(one, search);

/** One entry for each key, made of its first case and of how many cases there are. */
const counted = <Entry>(
  cases: readonly OpenCase[],
  keyOf: (one: OpenCase) => string,
  entryOf: (one: OpenCase, open: number) => Entry,
) => {
  const counts = new Map<string, { readonly one: OpenCase; open: number }>();
  for (const one of cases) {
    const known = counts.get(keyOf(one));
    if (known) known.open += 1;
    else counts.set(keyOf(one), { one, open: 1 });
  }
  return [...counts.values()].map(({ one, open }) => entryOf(one, open));
};

const weeksOf = (cases: readonly OpenCase[], today: string): OpenCasesAnswer['weeks'] => {
  const weeks = cases.map(({ expiry }) => weekOf(expiry, today));
  const countOf = (week: (typeof deadlineWeeks)[number]) =>
    weeks.filter((each) => each === week).length;
  return {
    past: countOf('past'),
    thisWeek: countOf('thisWeek'),
    nextWeek: countOf('nextWeek'),
    later: countOf('later'),
  };
};

/**
 * The open cases of the caller over all managers in force, by deadline. A manager or a point of sale
 * that is not the caller's is 403.
 */
export const openCases =
  (services: Services) =>
  async (request: Request, { account }: Session): Promise<OpenCasesAnswer> => {
    const { db } = services;
    if (request.ebox !== '') await managerOf(db, account, request.ebox);
    await pointOfCases(db, account, request.codPos);
    const { today } = await caseTime(services);
    const all = await openIn(db, visibleCases(account));
    const selected = all.filter(isSelected(request));
    const { week } = request;
    const found =
      week === '' ? selected : selected.filter(({ expiry }) => weekOf(expiry, today) === week);
    const { limit, offset } = sliceOf(request);
    return {
      caseList: found.slice(offset, offset + limit),
      totalElements: found.length,
      weeks: weeksOf(selected, today),
      managers: counted(
        all,
        ({ ebox }) => ebox,
        ({ ebox, manager }, open) => ({ ebox, description: manager, open }),
      ),
      points: counted(
        all,
        ({ codPV }) => codPV,
        ({ codPV, insegnaLoc }, open) => ({ codPV, insegnaLoc, open }),
      ),
    };
  };

/** The numbers by which receipts, letters and card companies name the payment of a case. */
const numbersOf = ({ arn, authorizationCode, operation, terminal }: CaseColumns) => [
  arn,
  authorizationCode,
  operation,
  terminal,
];

const casesNamed = async (db: Database, account: Account, search: string): Promise<FoundCase[]> => {
  const rows = await db
    .select({ one: disputeCase, sign: pos.sign, city: pos.city, manager: eboxManager })
    .from(disputeCase)
    .innerJoin(pos, pointOf(disputeCase))
    .innerJoin(eboxManager, managerOfCase)
    .where(visibleCases(account));
  return rows.flatMap(({ manager, ...row }) => {
    const state = caseStateOf(row.one.state);
    if (state === undefined) return [];
    const { id, description } = manager;
    const found = { ...caseOnTheWire(row), ebox: String(id), manager: description, state };
    return matches(found, search, numbersOf(row.one)) ? [found] : [];
  });
};

const byDeadline = (one: FoundCase, other: FoundCase) =>
  one.expiry.localeCompare(other.expiry) || Number(one.caseId) - Number(other.caseId);

/** Extension `openCases`: the cases of the caller that a text names, in every state. */
export const findCases =
  (services: Services) =>
  async (
    { search }: ParsedRequestOf<typeof findCasesCall>,
    { account }: Session,
  ): Promise<AnswerOf<typeof findCasesCall>> => {
    await caseTime(services);
    const found = (await casesNamed(services.db, account, search)).sort(byDeadline);
    const open = found.filter(({ state }) => isAnswerable(state));
    const others = found.filter(({ state }) => !isAnswerable(state));
    const sorted = [...open, ...others.reverse()];
    return { caseList: sorted.slice(0, mostFound), totalElements: sorted.length };
  };
