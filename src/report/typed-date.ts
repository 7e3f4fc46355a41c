import { isoFromReport, reportDate, violationOf } from '../../acquirer/contract/rules';

const typedDate = /^\s*(\d{1,2})\s*[/.\s-]\s*(\d{1,2})\s*[/.\s-]\s*(\d{4})\s*$/;
const eightDigits = /^\s*(\d\d)(\d\d)(\d{4})\s*$/;

export const twoDigits = (digits: string | number) => String(digits).padStart(2, '0');

/** A typed date ('1/9/2026', '01.09.2026', '01092026') as `dd/MM/yyyy`; anything else unchanged. */
export const asReportDate = (typed: string) => {
  const [, day, month, year] = typedDate.exec(typed) ?? eightDigits.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return typed;
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
};

/** A typed date as `YYYY-MM-DD`; '' while it is no date. */
export const forCalendar = (typed: string) => {
  const date = asReportDate(typed);
  return violationOf(reportDate, date) === undefined ? isoFromReport(date) : '';
};

/** A calendar's date `YYYY-MM-DD` as `dd/MM/yyyy`. */
export const fromCalendar = (iso: string) => iso.split('-').reverse().join('/');
