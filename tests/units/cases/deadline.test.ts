import { describe, expect, it } from 'vitest';
import { deadlineOf } from '../../../src/cases/deadline';
import { todayInItaly } from '../../../src/italian/format';

const today = '2026-11-21';

describe('how much time a case has left', () => {
  it.each([
    ['2026-12-21', 'Scade tra 30 giorni', 'neutral'],
    ['2026-11-25', 'Scade tra 4 giorni', 'neutral'],
    ['2026-11-24', 'Scade tra 3 giorni', 'warning'],
    ['2026-11-22', 'Scade domani', 'warning'],
    ['2026-11-21', 'Scade oggi', 'danger'],
    ['2026-11-20', 'Scaduta da 1 giorno', 'danger'],
    ['2026-11-19', 'Scaduta da 2 giorni', 'danger'],
    ['2026-10-31', 'Scaduta da 21 giorni', 'danger'],
  ])('[CAS-027] on 21 November a case of %s says "%s"', (expiry, text, tone) => {
    expect(deadlineOf(expiry, today)).toEqual({ text, tone });
  });

  it.each([
    ['the clocks go forward in between', '2026-03-28', '2026-03-30', 'Scade tra 2 giorni'],
    ['the clocks go back in between', '2026-10-24', '2026-10-26', 'Scade tra 2 giorni'],
    ['a month ends', '2026-02-28', '2026-03-01', 'Scade domani'],
    ['a month of a leap year ends', '2028-02-28', '2028-03-01', 'Scade tra 2 giorni'],
    ['a year ends', '2026-12-31', '2027-01-01', 'Scade domani'],
    ['the expiry comes with a time', '2026-11-21', '2026-11-21T23:59:00', 'Scade oggi'],
  ])('[CAS-027] days are whole: %s', (_what, day, expiry, text) => {
    expect(deadlineOf(expiry, day)?.text).toBe(text);
  });

  it.each([
    ['a minute before midnight in Rome', '2026-07-14T21:59:00Z', 'Scade oggi'],
    ['at midnight in Rome, in summer', '2026-07-14T22:00:00Z', 'Scaduta da 1 giorno'],
    ['while London still has the day before', '2026-07-14T22:30:00Z', 'Scaduta da 1 giorno'],
  ])('[CAS-027] the day is the one it is in Italy: %s', (_when, now, text) => {
    expect(deadlineOf('2026-07-14', todayInItaly(new Date(now)))?.text).toBe(text);
  });

  it.each(['', 'presto', '14/12/2026'])('[CAS-027] "%s" is no date, and says nothing', (expiry) => {
    expect(deadlineOf(expiry, today)).toBeNull();
  });
});
