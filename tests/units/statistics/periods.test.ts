import { describe, expect, it } from 'vitest';
import { statistic, thirteenMonths, today } from '../../../paths/statistics/statistics.rows';
import {
  pageSizes,
  periodAt,
  shownPeriod,
  shownPeriods,
  spanOf,
} from '../../../src/statistics/periods';

const partial = (period: 'm' | 't' | 's', year: number, sequence: number) =>
  shownPeriod(statistic(year, sequence), period, today).partial;

describe('the periods of the statistics', () => {
  it('[STA-006] [STA-007] [STA-008] 3 months, 10 quarters, 5 half-years make a page', () => {
    expect(pageSizes).toEqual({ m: 3, t: 10, s: 5 });
  });

  it.each([
    ['/Home/StatisticaMensile', 'm'],
    ['/Home/StatisticaTrimestrale', 't'],
    ['/Home/StatisticaSemestrale', 's'],
  ])('[STA-009] %s shows period %s', (path, period) => {
    expect(periodAt(path)).toBe(period);
  });

  it.each([
    ['m', 11, 'Novembre', 'Novembre 2026', 'nov'],
    ['t', 4, '4° (Ottobre–Dicembre)', '4° trimestre 2026', '4° trim.'],
    ['s', 1, '1° (Gennaio–Giugno)', '1° semestre 2026', '1° sem.'],
  ] as const)('[STA-004] [BUS-008] period %s number %i is named', (period, sequence, ...names) => {
    const { name, fullName, short } = shownPeriod(statistic(2026, sequence), period, today);
    expect([name, fullName, short]).toEqual(names);
  });

  it('[BUS-003] the current month is partial, the oldest of the 13 is whole', () => {
    const months = shownPeriods(thirteenMonths, 'm', today);
    expect(months.map((month) => month.partial)).toEqual([...Array(12).fill(false), true]);
  });

  it('[BUS-003] a quarter that begins before the 13 months, or is not over, is partial', () => {
    expect(partial('t', 2025, 4)).toBe(true);
    expect([1, 2, 3].map((sequence) => partial('t', 2026, sequence))).toEqual([
      false,
      false,
      false,
    ]);
    expect(partial('t', 2026, 4)).toBe(true);
  });

  it('spans from the first to the last', () => {
    const months = shownPeriods(thirteenMonths, 'm', today);
    expect(spanOf(months)).toBe('Novembre 2025 – Novembre 2026');
    expect(spanOf(months.slice(0, 1))).toBe('Novembre 2025');
    expect(spanOf([])).toBe('');
  });
});
