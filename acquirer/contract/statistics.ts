import * as v from 'valibot';
import { call, listStatuses } from './call';
import { cancelledCount, count, money, pointCode, rows, text } from './fields';

/** Months, quarters (trimestri) or half-years (semestri) (STA-009). */
export const statisticPeriod = v.picklist(['m', 't', 's']);
export type StatisticPeriod = v.InferOutput<typeof statisticPeriod>;

/**
 * One period (API-042): `sequence` is its number within the year; money in euro, without the
 * cancelled movements that `numberOfTransaction` counts.
 */
export const statistic = v.object({
  year: text,
  sequence: text,
  numberOfTransaction: count,
  grossAmount: money,
  feeAmount: money,
  netAmount: money,
  cancelled: cancelledCount,
});
export type Statistic = v.InferOutput<typeof statistic>;

/** The first days of a month, up to this one. */
const untilDay = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31));

/**
 * API-041. `untilDay` limits a month to its days up to that one, where the extension `homeSummary`
 * is offered. Home and the statistics compare the running period by it.
 */
export const getStatistics = call({
  alias: 'GET_STATISTICS',
  access: 'session',
  reads: true,
  request: v.object({
    orderBy: v.literal('+sequence'),
    period: statisticPeriod,
    codPos: pointCode,
    untilDay: v.optional(untilDay),
  }),
  answer: v.object({ statisticsList: rows(statistic) }),
  statuses: listStatuses,
});
