import type { OutcomeOf } from '../../acquirer/client';
import {
  getStatistics,
  type Statistic,
  type StatisticPeriod,
} from '../../acquirer/contract/statistics';
import { call } from '../call';
import type { Criteria } from '../criteria';
import { sumsOf } from '../totals';

const periods: readonly StatisticPeriod[] = ['m', 't', 's'];

const requestOf = ({ period, codPos = '' }: Criteria) => ({
  orderBy: '+sequence' as const,
  period: periods.find((each) => each === period) ?? 'm',
  codPos,
});

/** The window of 13 months lies in two years: a sequence alone would mix them. */
const inTime = (one: Statistic, other: Statistic) =>
  Number(one.year) - Number(other.year) || Number(one.sequence) - Number(other.sequence);

const summed = {
  transactions: 'numberOfTransaction',
  gross: 'grossAmount',
  fee: 'feeAmount',
  net: 'netAmount',
} as const;

const toRows = (outcome: OutcomeOf<typeof getStatistics>) => {
  if (outcome.type !== 'http.200') return outcome;
  const rows = [...outcome.body.statisticsList].sort(inTime);
  return { type: outcome.type, body: { rows, sums: sumsOf(rows, summed) } };
};

const statistics = <Asked extends { readonly criteria: Criteria }>() =>
  call(getStatistics, ({ criteria }: Asked) => requestOf(criteria), toRows);

/** The call that feeds the statistics; an export asks for them once more (API-041, API-042, STA-010). */
export const statisticsActors = {
  rows: statistics<{ criteria: Criteria; page: number }>(),
  allRows: statistics<{ criteria: Criteria }>(),
};
