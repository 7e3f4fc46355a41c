import type { OutcomeOf, RequestOf } from '../../acquirer/client';
import { getStatistics, type Statistic } from '../../acquirer/contract/statistics';
import { call } from '../call';
import { sumsOf } from '../totals';

/** What a merchant may ask of the statistics; `codPos` is the point of sale in force. */
export type StatisticCriteria = Omit<RequestOf<typeof getStatistics>, 'orderBy' | 'untilDay'>;

/** The window of 13 months spans two years: a sequence number alone would mix them. */
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

const statistics = <Asked extends { readonly criteria: StatisticCriteria }>() =>
  call(
    getStatistics,
    ({ criteria }: Asked) => ({ ...criteria, orderBy: '+sequence' as const }),
    toRows,
  );

/** The call that feeds the statistics; an export asks for them again (API-041, API-042, STA-010). */
export const statisticsActors = {
  rows: statistics<{ criteria: StatisticCriteria; page: number }>(),
  allRows: statistics<{ criteria: StatisticCriteria }>(),
};
