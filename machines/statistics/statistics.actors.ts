import type { OutcomeOf } from '../../acquirer/client';
import {
  getStatistics,
  type Statistic,
  type StatisticPeriod,
} from '../../acquirer/contract/statistics';
import { type Ask, type PlainCall, requestActor } from '../call';
import { cancelledSum, sumsOf } from '../totals';

/** What a merchant may ask of the statistics; `codPos` is the point of sale in force. */
export type StatisticCriteria = {
  readonly period: StatisticPeriod;
  readonly codPos: string;
  /**
   * The current month with its days so far (`yyyy-mm-dd`), where a year before it has the same days
   * of the running period.
   */
  readonly sameDays?: string;
};

/** A period; the running one with the takings of its same days a year before, where they are known. */
export interface StatisticRow extends Statistic {
  readonly sameDaysBefore?: number;
}

/** The length of a period, in months. */
export const monthsIn: Readonly<Record<StatisticPeriod, number>> = { m: 1, t: 3, s: 6 };

/** The window of 13 months spans two years: a sequence number alone would mix them. */
const inTime = (one: Statistic, other: Statistic) =>
  Number(one.year) - Number(other.year) || Number(one.sequence) - Number(other.sequence);

const summed = {
  transactions: 'numberOfTransaction',
  gross: 'grossAmount',
  fee: 'feeAmount',
  net: 'netAmount',
} as const;

interface Asked {
  readonly criteria: StatisticCriteria;
}

const toRequest = ({ criteria: { period, codPos } }: Asked) => ({
  period,
  codPos,
  orderBy: '+sequence' as const,
});

/**
 * The takings of a year before in the days of `sameDays`; undefined where there are none, or the
 * call fails.
 */
const takenYearBefore = async ({ codPos, sameDays }: StatisticCriteria, ask: Ask) => {
  if (sameDays === undefined) return undefined;
  const [year = 0, month, untilDay = 0] = sameDays.split('-').map(Number);
  const request = { orderBy: '+sequence', period: 'm', codPos, untilDay } as const;
  const outcome = await ask(getStatistics, request);
  if (outcome.type !== 'http.200') return undefined;
  return outcome.body.statisticsList.find(
    (one) => Number(one.year) === year - 1 && Number(one.sequence) === month,
  )?.grossAmount;
};

const isRunning = (row: Statistic, { period, sameDays = '' }: StatisticCriteria) => {
  const [year = 0, month = 0] = sameDays.split('-').map(Number);
  return Number(row.year) === year && Number(row.sequence) === Math.ceil(month / monthsIn[period]);
};

const toRows = (
  outcome: OutcomeOf<typeof getStatistics>,
  criteria: StatisticCriteria,
  sameDaysBefore?: number,
) => {
  if (outcome.type !== 'http.200') return outcome;
  const inOrder = [...outcome.body.statisticsList].sort(inTime);
  const sums = { ...sumsOf(inOrder, summed), ...cancelledSum(inOrder) };
  const rows = inOrder.map(
    (row): StatisticRow =>
      sameDaysBefore !== undefined && isRunning(row, criteria) ? { ...row, sameDaysBefore } : row,
  );
  return { type: outcome.type, body: { rows, sums } };
};

const rows = requestActor(async ({ criteria }: Asked & { page: number }, ask) => {
  const [outcome, before] = await Promise.all([
    ask(getStatistics, toRequest({ criteria })),
    takenYearBefore(criteria, ask),
  ]);
  return toRows(outcome, criteria, before);
});

/** The calls that feed the statistics; an export asks for them again (API-041, API-042, STA-010). */
export const statisticsActors = {
  rows: Object.assign(rows, { contract: getStatistics, toRequest } satisfies PlainCall<Asked>),
  allRows: requestActor(async (asked: Asked, ask) =>
    toRows(await ask(getStatistics, toRequest(asked)), asked.criteria),
  ),
};
