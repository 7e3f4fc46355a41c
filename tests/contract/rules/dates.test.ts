import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../acquirer/contract/examples';
import { detailReport } from '../../../acquirer/contract/report';
import {
  datesReversed,
  isoDate,
  isoFromReport,
  reportDate,
  reportDateViolation,
  violationOf,
} from '../../../acquirer/contract/rules';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const written = (year: number, month: number, day: number) =>
  `${twoDigits(day)}/${twoDigits(month)}/${year}`;

const daysIn = (year: number, month: number) => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

const years = fc.integer({ min: 1900, max: 2400 });
const months = fc.integer({ min: 1, max: 12 });

describe('[VAL-084] a date of the report', () => {
  test('is dd/MM/yyyy of a day that exists, up to the last of its month', () => {
    fc.assert(
      fc.property(years, months, fc.integer({ min: 0, max: 33 }), (year, month, day) => {
        const exists = day >= 1 && day <= daysIn(year, month);
        const expected = exists ? undefined : 'date';
        expect(violationOf(reportDate, written(year, month, day))).toBe(expected);
      }),
    );
  });

  test.each(['2026-10-12', '1/2/2026', '12/10/26', '12.10.2026', '12/13/2026', 'oggi'])(
    'is not %s',
    (typed) => {
      expect(violationOf(reportDate, typed)).toBe('date');
    },
  );

  test('[VAL-001] is required', () => {
    expect(violationOf(reportDate, '')).toBe('required');
  });

  test('[VAL-083] is not after today', () => {
    const today = '2026-10-12';
    expect(reportDateViolation('12/10/2026', today)).toBeUndefined();
    expect(reportDateViolation('13/10/2026', today)).toBe('dateInFuture');
    expect(reportDateViolation('01/01/2027', today)).toBe('dateInFuture');
    expect(reportDateViolation('31/12/2025', today)).toBeUndefined();
    expect(reportDateViolation('31/11/2025', today)).toBe('date');
  });
});

test('a period does not end before it begins', () => {
  expect(isoFromReport('31/01/2026')).toBe('2026-01-31');
  expect(datesReversed('31/01/2026', '01/02/2026')).toBe(false);
  expect(datesReversed('01/02/2026', '01/02/2026')).toBe(false);
  expect(datesReversed('02/02/2026', '01/02/2026')).toBe(true);
  const request = { ...examples.DETAIL_REPORT.request, startDate: '13/10/2026' };
  const { issues } = v.safeParse(detailReport.request, request);
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['endDate', 'datesReversed'],
  ]);
});

test('a date of the wire is YYYY-MM-DD of a day that exists', () => {
  expect(violationOf(isoDate, '2024-02-29')).toBeUndefined();
  expect(violationOf(isoDate, '2026-02-29')).toBe('date');
  expect(violationOf(isoDate, '29/02/2024')).toBe('date');
  expect(violationOf(isoDate, '')).toBe('required');
});
