import type { CaseState } from '../../../acquirer/contract/case-states';
import type { CaseRow } from '../../../acquirer/contract/cases';
import type { OpenCasesAnswer } from '../../../acquirer/contract/open-cases';
import { weekOf } from '../../../acquirer/contract/rules/deadline-week';
import type { Statistic } from '../../../acquirer/contract/statistics';
import type { OpenRequests, Takings } from './home-summary.types';

/** An open case and its state. */
export interface OpenCase extends Pick<CaseRow, 'expiry'> {
  readonly ebox: string;
  /** Its description. */
  readonly manager: string;
  readonly state: CaseState;
}

const dayMs = 86_400_000;
const drawn = 6;

const monthOf = ({ year, sequence }: Statistic) => `${year}-${sequence.padStart(2, '0')}`;

const monthBefore = (month: string) =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - dayMs).toISOString().slice(0, 7);

const lastMonths = (current: string) => {
  const months = [current];
  while (months.length < drawn) months.unshift(monthBefore(months[0] ?? current));
  return months;
};

/** The figures of the month so far, from months that each end on the day of `today`. */
export const takingsOf = (rows: readonly Statistic[], today: string): Takings => {
  const byMonth = new Map(rows.map((row) => [monthOf(row), row.grossAmount]));
  const current = today.slice(0, 7);
  return {
    thisMonth: byMonth.get(current) ?? 0,
    monthBefore: byMonth.get(monthBefore(current)) ?? null,
    months: lastMonths(current).map((month) => byMonth.get(month) ?? 0),
  };
};

/** Cases without a date follow those with one. */
const byExpiry = (one: OpenCase, other: OpenCase) =>
  (one.expiry || '9').localeCompare(other.expiry || '9');

/** The managers in the order of their nearest deadline, with the cases that are left of each. */
const byManager = (cases: readonly OpenCase[]) => {
  const counts = new Map<string, { name: string; open: number }>();
  for (const { ebox, manager } of cases) {
    const known = counts.get(ebox);
    if (known) known.open += 1;
    else counts.set(ebox, { name: manager, open: 1 });
  }
  return [...counts.values()];
};

/**
 * The figures of the open cases on `today`, where the acquirer lists them by manager and state alone.
 * `open` counts the list that the tile opens.
 */
export const requestsOf = (cases: readonly OpenCase[], today: string): OpenRequests => {
  const sorted = [...cases].sort(byExpiry);
  const [first] = sorted;
  const isShown = ({ ebox, state }: OpenCase) => ebox === first?.ebox && state === first.state;
  const shown = sorted.filter(isShown);
  const weeks = shown.map(({ expiry }) => weekOf(expiry, today));
  return {
    open: shown.length,
    late: weeks.filter((week) => week === 'past').length,
    thisWeek: weeks.filter((week) => week === 'thisWeek').length,
    nearest: first?.expiry ?? '',
    leads: first ? { ebox: first.ebox, state: first.state, caseId: '', header: null } : null,
    others: byManager(sorted.filter((each) => !isShown(each))),
  };
};

/** The same, where one call counts them all and its page lists them all. */
export const inboxOf = ({ caseList, totalElements, weeks }: OpenCasesAnswer): OpenRequests => ({
  open: totalElements,
  late: weeks.past,
  thisWeek: weeks.thisWeek,
  nearest: caseList[0]?.expiry ?? '',
  leads: 'inbox',
  others: [],
});
