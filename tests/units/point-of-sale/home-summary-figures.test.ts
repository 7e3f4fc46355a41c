import { describe, expect, it } from 'vitest';
import { requestsOf, takingsOf } from '../../../machines/point-of-sale/home-summary/figures';

const month = (year: string, sequence: string, grossAmount: number) => ({
  year,
  sequence,
  grossAmount,
  numberOfTransaction: 1,
  feeAmount: 0,
  netAmount: grossAmount,
});

const expiring = (expiry: string) =>
  ({ expiry, ebox: '31', manager: 'TRATTORIA', state: 'nuove' }) as const;

describe('takings at a glance', () => {
  it('are those of the month so far beside the same days of the month before, over a new year too', () => {
    const rows = [month('2026', '1', 500), month('2025', '12', 310), month('2025', '11', 60)];
    expect(takingsOf(rows, '2026-01-05')).toEqual({
      thisMonth: 500,
      monthBefore: 310,
      months: [0, 0, 0, 60, 310, 500],
    });
  });

  it('say nothing of a month before that is not known, and a month without takings is zero', () => {
    const { thisMonth, monthBefore } = takingsOf([], '2026-03-31');
    expect([thisMonth, monthBefore]).toEqual([0, null]);
  });
});

describe('requests at a glance', () => {
  it('[CAS-022] count the list that they lead to: those late and those due this week, as the inbox counts them; the others are named', () => {
    const late = { expiry: '2026-11-20', ebox: '32', manager: 'BAR', state: 'sospeso' } as const;
    const rows = [
      ...['2026-11-28', '2026-11-29', ''].map(expiring),
      late,
      { ...late, expiry: '2026-11-29' },
      { ...late, expiry: '2026-11-26', state: 'nuove' } as const,
    ];
    expect(requestsOf(rows, '2026-11-21')).toEqual({
      open: 2,
      late: 1,
      thisWeek: 0,
      nearest: '2026-11-20',
      leads: { ebox: '32', state: 'sospeso', caseId: '', header: null },
      others: [
        { name: 'BAR', open: 1 },
        { name: 'TRATTORIA', open: 3 },
      ],
    });
  });
});
