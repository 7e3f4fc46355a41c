import type { AnswerOf, ParsedRequestOf } from '../../contract/call';
import {
  type FoundCase,
  type findCases as findCasesCall,
  mostFound,
} from '../../contract/find-cases';
import { matches } from '../../contract/rules/case-search';
import type { Session } from '../accounts/session';
import type { Account } from '../accounts/tables';
import type { Database } from '../database/database';
import { eboxManager } from '../ebox/tables';
import { pointOf } from '../merchants/points';
import { pos } from '../merchants/tables';
import type { Services } from '../services';
import { caseTime } from './days';
import { caseOnTheWire } from './list';
import { managerOfCase, visibleCases } from './scope';
import { caseStateOf, isAnswerable } from './states';
import { disputeCase } from './tables';

const casesOf = async (db: Database, account: Account): Promise<FoundCase[]> => {
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
    return [{ ...caseOnTheWire(row), ebox: String(id), manager: description, state }];
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
    const all = await casesOf(services.db, account);
    const found = all.filter((one) => matches(one, search)).sort(byDeadline);
    const open = found.filter(({ state }) => isAnswerable(state));
    const others = found.filter(({ state }) => !isAnswerable(state));
    const sorted = [...open, ...others.reverse()];
    return { caseList: sorted.slice(0, mostFound), totalElements: sorted.length };
  };
