import type { ReportState } from '../../acquirer/contract/report';
import {
  cardNumber,
  datesReversed,
  reportDateViolation,
  violationOf,
} from '../../acquirer/contract/rules';
import type { ReportFilters } from '../../machines/report/report.types';
import type { Broken } from '../form/use-fields';
import { asReportDate } from './typed-date';

export type Typed = Omit<ReportFilters, 'state'>;

const endViolation = (startDate: string, endDate: string, today: string) =>
  reportDateViolation(endDate, today) ??
  (reportDateViolation(startDate, today) === undefined && datesReversed(startDate, endDate)
    ? 'datesReversed'
    : undefined);

/** VAL-081 to VAL-084; `today` is `YYYY-MM-DD`. */
export const checkUntil =
  (today: string) =>
  (typed: Typed): Broken<keyof Typed> => {
    const [start, end] = [asReportDate(typed.startDate), asReportDate(typed.endDate)];
    return {
      card: violationOf(cardNumber, typed.card),
      startDate: reportDateViolation(start, today),
      endDate: endViolation(start, end, today),
    };
  };

/** The request: the dates in the report's format. */
export const filtersOf = (typed: Typed, state: ReportState): ReportFilters => ({
  state,
  card: typed.card,
  startDate: asReportDate(typed.startDate),
  endDate: asReportDate(typed.endDate),
});
