import * as v from 'valibot';
import { reportState } from '../../acquirer/contract/report';
import type { ReportSnapshot } from './report.selectors';

const longestDate = 20;
const date = v.pipe(v.string(), v.maxLength(longestDate));

/**
 * The draft for a reload: the point of sale and the filters. Instead of the card number it keeps
 * only that there was one.
 */
export const reportDraft = v.object({
  point: v.pipe(v.string(), v.regex(/^\d{0,10}$/)),
  typed: v.object({ state: reportState, startDate: date, endDate: date }),
  hadCard: v.boolean(),
});

export type ReportDraft = v.InferOutput<typeof reportDraft>;

export const draftOf = ({ status, context }: ReportSnapshot): ReportDraft | null =>
  status === 'active'
    ? {
        point: context.point,
        typed: context.typed,
        hadCard: context.hadCard || context.filters.card !== '',
      }
    : null;
