import * as v from 'valibot';
import { call, listStatuses } from './call';
import { count, money, pointCode, rows, text } from './fields';

/** Months, quarters (trimestri) or half-years (semestri) (STA-009). */
export const statisticPeriod = v.picklist(['m', 't', 's']);
export type StatisticPeriod = v.InferOutput<typeof statisticPeriod>;

/** One period (API-042): `sequence` is its number within the year; money in euro. */
export const statistic = v.object({
  year: text,
  sequence: text,
  numberOfTransaction: count,
  grossAmount: money,
  feeAmount: money,
  netAmount: money,
});
export type Statistic = v.InferOutput<typeof statistic>;

/** API-041. */
export const getStatistics = call({
  alias: 'GET_STATISTICS',
  access: 'session',
  request: v.object({
    orderBy: v.literal('+sequence'),
    period: statisticPeriod,
    codPos: pointCode,
  }),
  answer: v.object({ statisticsList: rows(statistic) }),
  statuses: listStatuses,
});
