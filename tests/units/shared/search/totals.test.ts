import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatches, sumsOf } from '../../../../machines/totals';

const fields = { amount: 'gross', net: 'net' } as const;

describe('Quadratura: rows against totals', () => {
  it('adds up to the cent what floating point does not', () => {
    const rows = Array.from({ length: 10 }, () => ({ gross: 0.1, net: 0.7 }));
    expect(sumsOf(rows, fields)).toEqual({ amount: 1, net: 7 });
  });

  it('adds any amounts as an accountant would: in whole cents', () => {
    const cents = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(cents, (list) => {
        const rows = list.map((each) => ({ gross: each / 100, net: 0 }));
        const sum = list.reduce((total, each) => total + each, 0);
        expect(Math.round((sumsOf(rows, fields).amount ?? 0) * 100)).toBe(sum);
      }),
    );
  });

  const announced = { count: 2, sums: { amount: 10.1, net: 9.05 } };

  it('is silent when everything agrees', () => {
    expect(mismatches(announced, announced)).toEqual([]);
    const almost = { count: 2, sums: { amount: 10.100000001, net: 9.05 } };
    expect(mismatches(announced, almost)).toEqual([]);
  });

  it('names a sum that is a cent away, and both values', () => {
    const found = { count: 2, sums: { amount: 10.11, net: 9.05 } };
    expect(mismatches(announced, found)).toEqual([
      { name: 'amount', announced: 10.1, found: 10.11 },
    ]);
  });

  it('names the count when rows are missing', () => {
    const found = { count: 1, sums: { amount: 10.1, net: 9.05 } };
    expect(mismatches(announced, found)).toEqual([{ name: 'count', announced: 2, found: 1 }]);
  });

  it('compares only what both sides say: the difference of a Riepilogo is in no column', () => {
    const withDifference = { count: 2, sums: { ...announced.sums, difference: -3 } };
    expect(mismatches(withDifference, announced)).toEqual([]);
  });
});
