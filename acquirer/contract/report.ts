import * as v from 'valibot';
import { call, listStatuses } from './call';
import { caseStates } from './case-states';
import { count, givenId, listOf, month, rows, text } from './fields';
import { cardNumber } from './rules/codes';
import { datesReversed, reportDate } from './rules/dates';
import { breaks } from './rules/violation';

/** A state of the report: those of the cases, `scadute`, or '' for all (REP-010). */
export const reportState = v.picklist(['', ...caseStates, 'scadute']);
export type ReportState = v.InferOutput<typeof reportState>;

/**
 * How the cases of one manager that were opened in one month were answered: within the first
 * deadline, after it, not at all. Open and withdrawn cases are in none. Both texts are '' on paper.
 */
const replyCount = v.object({
  ebox: text,
  manager: text,
  month,
  inTime: count,
  late: count,
  unanswered: count,
});
export type ReplyCount = v.InferOutput<typeof replyCount>;

/** Cases of one point of sale in a period, by state: `expiring` In scadenza, `expired` Scadute. */
export const report = v.object({
  ebox: text,
  codPV: text,
  new: count,
  suspended: count,
  expiring: count,
  viewed: count,
  canceled: count,
  completed: count,
  expired: count,
  closed: count,
  totalPractices: count,
  /** Of the extension `replyTimes`: by month, then by manager; empty where they were not asked for. */
  replies: listOf(replyCount),
});
export type Report = v.InferOutput<typeof report>;

/** API-078, API-079: dates `dd/MM/yyyy`; only the first element of the answer is used. */
export const detailReport = call({
  alias: 'DETAIL_REPORT',
  access: 'session',
  reads: true,
  request: v.pipe(
    v.object({
      card: cardNumber,
      startDate: reportDate,
      endDate: reportDate,
      cod: givenId,
      state: reportState,
      /** Of the extension `replyTimes`: the answer counts the replies too. */
      replies: v.optional(v.boolean()),
    }),
    v.forward(
      v.partialCheck(
        [['startDate'], ['endDate']],
        ({ startDate, endDate }) => !datesReversed(startDate, endDate),
        breaks('datesReversed'),
      ),
      ['endDate'],
    ),
  ),
  answer: rows(report),
  statuses: listStatuses,
});
