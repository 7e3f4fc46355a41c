import * as v from 'valibot';
import { breaks, type RuleViolation, violationOf } from './violation';

const isRealDate = (iso: string) => {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
};

/** `YYYY-MM-DD`, and a day that exists. */
export const isoDate = v.pipe(
  v.string(breaks('required')),
  v.nonEmpty(breaks('required')),
  v.regex(/^\d{4}-\d\d-\d\d$/, breaks('date')),
  v.check(isRealDate, breaks('date')),
);

/** `dd/MM/yyyy` as `YYYY-MM-DD`, which can be compared as text; anything else as it is. */
export const isoFromReport = (date: string) =>
  date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');

/** VAL-084: `dd/MM/yyyy`, and a day that exists. */
export const reportDate = v.pipe(
  v.string(breaks('required')),
  v.nonEmpty(breaks('required')),
  v.regex(/^\d\d\/\d\d\/\d{4}$/, breaks('date')),
  v.check((date) => isRealDate(isoFromReport(date)), breaks('date')),
);

/** VAL-083: `today` is `YYYY-MM-DD`. */
export const reportDateViolation = (date: string, today: string): RuleViolation | undefined => {
  const violation = violationOf(reportDate, date);
  if (violation !== undefined) return violation;
  return isoFromReport(date) > today ? 'dateInFuture' : undefined;
};

/** Whether a period of `dd/MM/yyyy` dates ends before it begins. */
export const datesReversed = (start: string, end: string) =>
  isoFromReport(start) > isoFromReport(end);
