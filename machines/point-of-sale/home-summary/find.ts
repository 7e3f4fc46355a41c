import type { CaseState } from '../../../acquirer/contract/case-states';
import { eboxRequest, getEboxList, searchPratices } from '../../../acquirer/contract/cases';
import { openCases as everyOpenCase } from '../../../acquirer/contract/open-cases';
import { searchAccountBalance } from '../../../acquirer/contract/statements';
import { getStatistics } from '../../../acquirer/contract/statistics';
import { getOutstanding } from '../../../acquirer/contract/unpaid';
import { type Ask, type Need, together } from '../../call';
import type { ListFailure } from '../../flow-result';
import { filterByPoint } from '../../shared/rows';
import { sumsOf } from '../../totals';
import { inboxOf, type OpenCase, requestsOf, takingsOf } from './figures';
import type { Asked, Figures } from './home-summary.types';

/** The counts by which a state is known to have cases, and its name (CAS-019, CAS-022). */
const openStates = [
  ['new', 'nuove'],
  ['suspended', 'sospeso'],
  ['expired', 'scadenza'],
] as const;

const managersAtOnce = 4;

interface InCharge {
  readonly ebox: string;
  readonly manager: string;
}

const casesIn = async ({ ebox, manager }: InCharge, state: CaseState, need: Need) => {
  const found = await need(searchPratices, { ebox, order: 'datascad', search: '', state });
  return found.practiceList.map(({ expiry }): OpenCase => ({ expiry, ebox, manager, state }));
};

const openCasesOf = async (one: InCharge, need: Need) => {
  const counts = await need(eboxRequest, { ebox: one.ebox });
  const cases: OpenCase[] = [];
  for (const [count, state] of openStates)
    if (counts[count] > 0) cases.push(...(await casesIn(one, state, need)));
  return cases;
};

const openCases = async (managers: readonly InCharge[], need: Need) => {
  const cases: OpenCase[] = [];
  for (let from = 0; from < managers.length; from += managersAtOnce) {
    const some = managers.slice(from, from + managersAtOnce);
    const found = await Promise.all(some.map((one) => openCasesOf(one, need)));
    cases.push(...found.flat());
  }
  return cases;
};

type Find<Found> = (asked: Asked, need: Need) => Promise<Found>;

const finds: {
  readonly [Part in keyof Figures]: Find<Figures[Part] | null>;
} = {
  takings: async ({ codPos, today }, need) => {
    const untilDay = Number(today.slice(8, 10));
    const request = { orderBy: '+sequence', period: 'm', codPos, untilDay } as const;
    const { statisticsList } = await need(getStatistics, request);
    return takingsOf(statisticsList, today);
  },
  requests: async ({ today, inbox }, need) => {
    if (inbox) {
      const all = { ebox: '', codPos: '', state: '', week: '', search: '' } as const;
      return inboxOf(await need(everyOpenCase, { ...all, typeCall: 'X', page: 1 }));
    }
    const { managerList } = await need(getEboxList, {});
    const inCharge = managerList.filter(({ flSuspended }) => flSuspended !== '1');
    const managers = inCharge.map(({ eboxCode, description }) => ({
      ebox: eboxCode,
      manager: description,
    }));
    return requestsOf(await openCases(managers, need), today);
  },
  unpaid: async ({ codPos, today }, need) => {
    const { outstandingList } = await need(getOutstanding, { date: today, orderBy: '', page: 1 });
    const rows = filterByPoint(outstandingList, codPos);
    return { count: rows.length, amount: sumsOf(rows, { amount: 'amount' }).amount ?? 0 };
  },
  statement: async ({ codPos }, need) => {
    const request = { month: '', orderBy: '-date', page: 1, filter: codPos } as const;
    const { accountListItems } = await need(searchAccountBalance, request);
    return accountListItems[0]?.date ?? null;
  },
};

const askedBy =
  <Found>(find: Find<Found>) =>
  (asked: Asked, ask: Ask) =>
    together<Found, ListFailure>(ask, (need) => find(asked, need));

/**
 * Requests each part of the summary, with as many calls as it takes; null means nothing to show.
 */
export const find = {
  takings: askedBy(finds.takings),
  requests: askedBy(finds.requests),
  unpaid: askedBy(finds.unpaid),
  statement: askedBy(finds.statement),
};
