import { expect, it } from 'vitest';
import { criteriaFrom } from '../../../src/lists/filters';
import { payoutList } from '../../../src/payouts/list';

const creditedIn = (query: string) =>
  criteriaFrom(payoutList.filters, new URLSearchParams(query), '2026-11-21', '').credited;

it.each(['1.977,29', '-56,04', '44'])(
  'the amount on the bank statement comes back from the address as it was written: %s',
  (credited) => {
    expect(creditedIn(`month=202611&credited=${encodeURIComponent(credited)}`)).toBe(credited);
  },
);

it.each(['56-04', '--5', '12a', '12345678901234567'])(
  'what cannot be typed there is dropped: %s',
  (credited) => {
    expect(creditedIn(`month=202611&credited=${credited}`)).toBe('');
  },
);
