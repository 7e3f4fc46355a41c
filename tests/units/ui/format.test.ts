import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatEuro,
  formatReportDate,
  formatWhole,
  todayInItaly,
} from '../../../src/italian/format';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money and counts', () => {
  it.each([
    [0, '0,00 €'],
    [0.5, '0,50 €'],
    [1234.56, '1.234,56 €'],
    [999, '999,00 €'],
    [1000, '1.000,00 €'],
    [1234567.891, '1.234.567,89 €'],
    [-3437.04, '-3.437,04 €'],
  ])('[BUS-022] [BUS-023] %d euro reads as %s', (euro, text) => {
    expect(plain(formatEuro(euro))).toBe(text);
  });

  it.each([-0, -0.001])('[BUS-023] nothing owed is never "minus zero" (%d)', (euro) => {
    expect(plain(formatEuro(euro))).toBe('0,00 €');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('what is no amount reads as a dash', (value) => {
    expect(formatEuro(value)).toBe('–');
    expect(formatWhole(value)).toBe('–');
  });

  it('[BUS-023] a count groups its thousands, four digits too', () => {
    expect(formatWhole(4812)).toBe('4.812');
    expect(formatWhole(300000)).toBe('300.000');
  });
});

describe('dates', () => {
  it('[BUS-024] a date reads DD-MM-YYYY, with its time where one is shown', () => {
    expect(formatDate('2026-11-21')).toBe('21-11-2026');
    expect(formatDate('2026-11-21T09:30:00')).toBe('21-11-2026');
    expect(formatDateTime('2026-11-21T09:30:00')).toBe('21-11-2026 09:30');
    expect(formatDateTime('2026-11-21')).toBe('21-11-2026');
  });

  it.each([
    '2026-03-29T02:30:00',
    '2026-10-25T02:30:00',
    '2026-12-31T23:59:59',
    '2026-01-01T00:00:00',
  ])(
    '[BUS-024] %s keeps its day and hour when the clocks change and when the year turns',
    (iso) => {
      const [date = '', time = ''] = iso.split('T');
      const [year, month, day] = date.split('-');
      expect(formatDateTime(iso)).toBe(`${day}-${month}-${year} ${time.slice(0, 5)}`);
    },
  );

  it.each([
    '',
    'oggi',
    '2026-13-01',
    '2026-00-10',
    '2026-02-29',
    '2026-04-31',
    '2026-1-1',
    '21/11/2026',
    '2026-11-21T24:00:00',
    '2026-11-21T09:60:00',
  ])('a date that does not exist shows as it came: "%s"', (text) => {
    expect(formatDate(text)).toBe(text);
    expect(formatDateTime(text)).toBe(text);
    expect(formatReportDate(text)).toBe(text);
  });

  it('whatever comes, no screen says "Invalid Date", "NaN" or "undefined"', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = [formatDate, formatDateTime, formatReportDate].map((format) => format(text));
        expect(shown.every((value) => value === text || /\d/.test(value))).toBe(true);
      }),
    );
  });
});

describe('today in Italy', () => {
  it.each([
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-07-31T22:30:00Z', '2026-08-01'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('[BUS-003] at %s it is %s', (instant, day) => {
    expect(todayInItaly(new Date(instant))).toBe(day);
  });
});
