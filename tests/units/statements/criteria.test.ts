import { describe, expect, it } from 'vitest';

import { statementCriteriaFrom, statementQuery } from '../../../src/statements/criteria';

const read = (text: string, codPos = '') =>
  statementCriteriaFrom(new URLSearchParams(text), '2026-11-21', codPos);

describe('the criteria in the address of Estratto conto', () => {
  it('[EST-001] [EST-003] come back as they were written, with or without a month', () => {
    for (const text of ['search=BAR', 'month=202610&search=BAR', 'month=202610', ''])
      expect(statementQuery(read(text), 1)).toBe(text);
    expect(statementQuery(read('search=BAR'), 3)).toBe('search=BAR&page=3');
  });

  it('[EST-002] where a point of sale is fixed there is no text to search by', () => {
    expect(read('search=BAR', '5000000001')).toEqual({
      month: '',
      search: '',
      codPos: '5000000001',
    });
  });

  it('[VAL-068] 40 characters are kept, 41 could not have been typed', () => {
    expect(read(`search=${'A'.repeat(40)}`).search).toHaveLength(40);
    expect(read(`search=${'A'.repeat(41)}`).search).toBe('');
  });

  it('[EST-003] a month outside the window is every month', () => {
    expect(read('month=202510').month).toBe('');
  });

  it('what could be a card number is never written into the address', () => {
    for (const card of ['4123456789012345', '4123 4567 8901 2345'])
      expect(statementQuery(read(new URLSearchParams({ search: card }).toString()), 2)).toBe(
        'page=2',
      );
  });
});
