import { describe, expect, it } from 'vitest';
import { amountsReversed } from '../../../acquirer/contract/rules/codes';
import { pageFrom, queryOf } from '../../../src/lists/criteria';
import { criteriaFrom } from '../../../src/lists/filters';
import { movementList } from '../../../src/movements/list';

const today = '2026-11-21';
const read = (query: string) =>
  criteriaFrom(movementList.filters, new URLSearchParams(query), today, '5000000001');

describe('the criteria in the address of Movimenti', () => {
  it('[MOV-002] [MOV-009] come back as they were written', () => {
    const query = 'month=202611&day=05&minAmount=10&maxNetAmount=99&pos=123&closedOnly=V&page=4';
    expect(queryOf(read(query), pageFrom(new URLSearchParams(query)))).toBe(query);
  });

  it('[API-029] the point in force comes from the session, never from the address', () => {
    expect(read('month=202611&codPos=666').codPos).toBe('5000000001');
    expect(queryOf(read('month=202611'), 1)).toBe('month=202611');
  });

  it.each([
    ['[BUS-003] a month before the window', 'month=202510', 'month'],
    ['[BUS-007] a month to come', 'month=202612', 'month'],
    ['[BUS-009] a month that is none', 'month=2026', 'month'],
    ['[VAL-075] a day that the month does not have', 'month=202611&day=31', 'day'],
    ['[VAL-070] a day without a month', 'day=05', 'day'],
    ['[VAL-060] an amount with letters', 'month=202611&minAmount=1a', 'minAmount'],
    ['[VAL-061] an amount of 14 digits', 'month=202611&maxAmount=12345678901234', 'maxAmount'],
    ['[VAL-064] a POS of 11 digits', 'month=202611&pos=12345678901', 'pos'],
    ['[MOV-009] an unknown type', 'month=202611&closedOnly=X', 'closedOnly'],
  ] as const)('%s is left out', (_rule, query, name) => {
    expect(read(query)[name]).toBe('');
  });

  it('[BUS-003] the first and the last month of the window are kept', () => {
    expect(read('month=202511').month).toBe('202511');
    expect(read('month=202611').month).toBe('202611');
  });

  it('[VAL-061] an amount of 13 digits is kept', () => {
    expect(read('month=202611&maxAmount=1234567890123').maxAmount).toBe('1234567890123');
  });

  it.each([['0'], ['-1'], ['x'], ['1.5'], ['99999999999999999999']])(
    '[FLO-008] page %s of the address is page 1',
    (page) => {
      expect(pageFrom(new URLSearchParams({ page }))).toBe(1);
    },
  );

  it('[MOV-010] without a month nothing is written', () => {
    expect(queryOf(read('minAmount=10'), 1)).toBe('');
  });

  it('[MOV-004] a minimum above its maximum is noticed, equal bounds are not', () => {
    expect([
      amountsReversed('11', '10'),
      amountsReversed('10', '10'),
      amountsReversed('', '10'),
    ]).toEqual([true, false, false]);
    expect(amountsReversed('9', '10')).toBe(false);
  });
});
