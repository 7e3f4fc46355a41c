import { describe, expect, it } from 'vitest';
import { row } from '../../../paths/shared/search/search.scenario';

import { cancelledIn, totalLines } from '../../../src/movements/validity';

const movement = (status: string, amount: number) => ({
  ...row,
  status,
  amount,
  commission: amount / 100,
  net: amount - amount / 100,
});

const rows = [movement('V', 100), movement('A', 20), movement('A', 0.1)];

/** A search that counted so much, with all of its rows or a first page of them. */
const found = (totals: object, shown = rows) =>
  ({ context: { totals: { count: 3, ...totals }, rows: shown } }) as never;

const sums = { amount: 120.1, commission: 1.2, net: 118.9 };

describe('the totals of Movimenti', () => {
  it('[MOV-016] are those of the call, the cancelled part, and the valid one in bold', () => {
    const cancelled = { count: 2, sums: { amount: 20.1, commission: 0.2, net: 19.9 } };
    expect(totalLines(found({ sums, cancelled }))).toEqual([
      { label: 'Totale', totals: { count: 3, sums, cancelled } },
      { label: 'di cui annullati', totals: cancelled },
      {
        label: 'Validi',
        totals: { count: 1, sums: { amount: 100, commission: 1, net: 99 } },
        strong: true,
      },
    ]);
  });

  it('[MOV-016] are read from the rows where the call does not say what is cancelled', () => {
    const [, cancelled, valid] = totalLines(found({ sums })) ?? [];
    expect(cancelled?.totals.count).toBe(2);
    expect(valid?.totals.sums.amount).toBe(100);
  });

  it('[MOV-016] are one line where nothing is cancelled, or the cancelled part is unknown', () => {
    expect(totalLines(found({ sums, count: 1 }, rows.slice(0, 1)))).toBeNull();
    expect(totalLines(found({ sums, count: 61 }))).toBeNull();
  });
});

describe('what of the movements is cancelled', () => {
  it('[MOV-014] is counted and added up from the rows', () => {
    expect(cancelledIn(rows)).toMatchObject({ count: 2, sums: { amount: 20.1, commission: 0.2 } });
  });

  it('is not guessed where the rows are not all there', () => {
    expect(cancelledIn(null)).toBeNull();
  });
});
