import type { CaseState } from '../../../acquirer/contract/case-states';
import { eboxRequest, getEboxList, searchPratices } from '../../../acquirer/contract/cases';
import { searchAccountBalance } from '../../../acquirer/contract/statements';
import { getStatistics } from '../../../acquirer/contract/statistics';
import { getOutstanding } from '../../../acquirer/contract/unpaid';
import type { Ask } from '../../call';
import { ofPoint } from '../../shared/list/of-point';
import { sumsOf } from '../../totals';
import { type OpenCase, requestsOf, takingsOf } from './figures';
import type { Asked, Figures } from './home-summary.types';

/** The counts by which a state is known to have cases, and its name (CAS-019, CAS-022). */
const openStates = [
  ['new', 'nuove'],
  ['suspended', 'sospeso'],
  ['expired', 'scadenza'],
] as const;

const managersAtOnce = 4;

const casesIn = async (ebox: string, state: CaseState, ask: Ask) => {
  const found = await ask(searchPratices, { ebox, order: 'datascad', search: '', state });
  if (found.type !== 'http.200') return null;
  return found.body.practiceList.map(({ expiry }): OpenCase => ({ expiry, ebox, state }));
};

const openCasesOf = async (ebox: string, ask: Ask): Promise<readonly OpenCase[] | null> => {
  const counts = await ask(eboxRequest, { ebox });
  if (counts.type !== 'http.200') return null;
  const cases: OpenCase[] = [];
  for (const [count, state] of openStates) {
    const found = counts.body[count] === 0 ? [] : await casesIn(ebox, state, ask);
    if (found === null) return null;
    cases.push(...found);
  }
  return cases;
};

const openCases = async (eboxes: readonly string[], ask: Ask) => {
  const cases: OpenCase[] = [];
  for (let from = 0; from < eboxes.length; from += managersAtOnce) {
    const some = eboxes.slice(from, from + managersAtOnce);
    const found = await Promise.all(some.map((ebox) => openCasesOf(ebox, ask)));
    if (found.includes(null)) return null;
    cases.push(...found.flatMap((each) => each ?? []));
  }
  return cases;
};

type Find<Found> = (asked: Asked, ask: Ask) => Promise<Found | null>;

/** Asks for each part of the summary; null where it does not come. */
export const find: { readonly [Part in keyof Figures]: Find<Figures[Part]> } = {
  takings: async ({ codPos, today }, ask) => {
    const untilDay = Number(today.slice(8, 10));
    const request = { orderBy: '+sequence', period: 'm', codPos, untilDay } as const;
    const outcome = await ask(getStatistics, request);
    return outcome.type === 'http.200' ? takingsOf(outcome.body.statisticsList, today) : null;
  },
  requests: async ({ today }, ask) => {
    const managers = await ask(getEboxList, {});
    if (managers.type !== 'http.200') return null;
    const inCharge = managers.body.managerList.filter(({ flSuspended }) => flSuspended !== '1');
    const cases = await openCases(
      inCharge.map(({ eboxCode }) => eboxCode),
      ask,
    );
    return cases && requestsOf(cases, today);
  },
  unpaid: async ({ codPos, today }, ask) => {
    const outcome = await ask(getOutstanding, { date: today, orderBy: '', page: 1 });
    if (outcome.type !== 'http.200') return null;
    const rows = ofPoint(outcome.body.outstandingList, codPos);
    return { count: rows.length, amount: sumsOf(rows, { amount: 'amount' }).amount ?? 0 };
  },
  statement: async ({ codPos }, ask) => {
    const request = { month: '', orderBy: '-date', page: 1, filter: codPos } as const;
    const outcome = await ask(searchAccountBalance, request);
    return outcome.type === 'http.200' ? (outcome.body.accountListItems[0]?.date ?? null) : null;
  },
};
