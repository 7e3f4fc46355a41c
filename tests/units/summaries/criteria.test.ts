import { describe, expect, it } from 'vitest';
import { pageFrom, queryOf } from '../../../src/lists/criteria';
import { criteriaFrom } from '../../../src/lists/filters';
import { summaryList } from '../../../src/summaries/list';

const read = (query: string) =>
  criteriaFrom(summaryList.filters, new URLSearchParams(query), '2026-11-21', '5000000001');

describe('the criteria in the address of Riepilogo', () => {
  it('[RIE-002] [RIE-006] come back as they were written', () => {
    const query =
      'month=202611&day=05&abi=03069&minGrossCalculated=1&maxGrossCalculated=2&minGrossDeclared=3&maxGrossDeclared=4&page=2';
    expect(queryOf(read(query), pageFrom(new URLSearchParams(query)))).toBe(query);
  });

  it('[API-034] the point of sale in force comes from the session, never from the address', () => {
    expect(read('month=202611&codPos=666').codPos).toBe('5000000001');
  });

  it.each([
    ['[VAL-067] an ABI with letters', 'abi=IT030', 'abi'],
    ['[VAL-066] an ABI of six digits', 'abi=030690', 'abi'],
    ['[VAL-060] an amount with a sign', 'minGrossDeclared=-1', 'minGrossDeclared'],
    ['[VAL-061] an amount of 14 digits', 'maxGrossDeclared=12345678901234', 'maxGrossDeclared'],
  ] as const)('%s is left out', (_rule, query, name) => {
    expect(read(`month=202611&${query}`)[name]).toBe('');
  });
});
