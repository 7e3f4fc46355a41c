import type { CaseState } from '../../../acquirer/contract/case-states';
import type { CaseRow } from '../../../acquirer/contract/cases';
import type { Statistic } from '../../../acquirer/contract/statistics';
import type { OpenRequests, Takings } from './home-summary.types';

/** An open case and its state. */
export interface OpenCase extends Pick<CaseRow, 'expiry'> {
  readonly ebox: string;
  readonly state: CaseState;
}

const dayMs = 86_400_000;
const week = 7;
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

const isSoon = (expiry: string, today: string) =>
  Date.parse(expiry.slice(0, 10)) - Date.parse(today) <= week * dayMs;

/** Cases without a date follow those with one. */
const byExpiry = (one: OpenCase, other: OpenCase) =>
  (one.expiry || '9').localeCompare(other.expiry || '9');

/** The figures of the open cases on `today`. */
export const requestsOf = (cases: readonly OpenCase[], today: string): OpenRequests => {
  const [first] = [...cases].sort(byExpiry);
  return {
    open: cases.length,
    soon: cases.filter(({ expiry }) => isSoon(expiry, today)).length,
    nearest: first?.expiry ?? '',
    place: first ? { ebox: first.ebox, state: first.state, caseId: '', facts: null } : null,
  };
};
