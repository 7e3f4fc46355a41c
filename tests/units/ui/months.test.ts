import { describe, expect, it } from 'vitest';

import { dayChoices, monthChoices } from '../../../src/italian/months';
import { period } from '../../../src/italian/search';

const values = (choices: { value: string }[]) => choices.map(({ value }) => value);

describe('the months to choose from', () => {
  it('[BUS-007] [BUS-008] [BUS-009] are this one and the 12 before it, newest first', () => {
    const months = monthChoices('2026-11-21');
    expect(months).toHaveLength(13);
    expect(months[0]).toEqual({ value: '202611', label: 'Novembre 2026' });
    expect(months[12]).toEqual({ value: '202511', label: 'Novembre 2025' });
  });

  it('[BUS-007] cross the turn of the year without losing or repeating a month', () => {
    expect(values(monthChoices('2027-01-01'))).toEqual([
      '202701',
      ...['202612', '202611', '202610', '202609', '202608', '202607', '202606', '202605'],
      ...['202604', '202603', '202602', '202601'],
    ]);
    expect(values(monthChoices('2026-12-31')).slice(-2)).toEqual(['202601', '202512']);
  });

  it('[BUS-008] have their Italian names', () => {
    expect(monthChoices('2026-12-01').map(({ label }) => label.slice(0, -5))).toEqual([
      ...['Dicembre', 'Novembre', 'Ottobre', 'Settembre', 'Agosto', 'Luglio', 'Giugno'],
      ...['Maggio', 'Aprile', 'Marzo', 'Febbraio', 'Gennaio', 'Dicembre'],
    ]);
  });
});

describe('the days to choose from', () => {
  it.each([
    ['202602', 28],
    ['202802', 29],
    ['210002', 28],
    ['200002', 29],
  ])(
    '[VAL-072] [VAL-073] [VAL-074] in February follow the year chosen, leap or not (%s: %d)',
    (month, length) => {
      expect(dayChoices(month)).toHaveLength(length);
    },
  );

  it.each(['04', '06', '09', '11'])('[VAL-075] are 30 in month %s', (month) => {
    expect(dayChoices(`2026${month}`)).toHaveLength(30);
  });

  it.each(['01', '03', '05', '07', '08', '10', '12'])('[VAL-076] are 31 in month %s', (month) => {
    expect(dayChoices(`2026${month}`)).toHaveLength(31);
  });

  it('[VAL-070] are none while no month is chosen', () => {
    expect(['', '2026', '202613'].map(dayChoices)).toEqual([[], [], []]);
  });
});

it('[MOV-014] the period names the day only when one was chosen', () => {
  expect(period('202611', '')).toBe('Novembre 2026');
  expect(period('202611', '01')).toBe('1 Novembre 2026');
});
