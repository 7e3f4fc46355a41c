import { describe, expect, it } from 'vitest';
import { emptySession } from '../../../machines/portal/session';
import { chargeList } from '../../../src/charges/list';
import { differenceList } from '../../../src/differences/list';
import { pageFrom, queryOf } from '../../../src/lists/criteria';
import { criteriaFrom } from '../../../src/lists/filters';
import { monthlyInput } from '../../../src/lists/monthly-flow';

const today = '2026-11-21';
const query = (text: string) => new URLSearchParams(text);
const differences = (text: string) =>
  criteriaFrom(differenceList.filters, query(text), today, '5000000001');
const inputOf = (text: string) =>
  monthlyInput(differenceList, { query: query(text), today, session: emptySession });

describe('the criteria in the address of Differenze contabili and Addebiti', () => {
  it('[DIF-002] [DIF-004] come back as they were written', () => {
    const text = 'month=202610&type=MAN&page=2';
    expect(queryOf(differences(text), pageFrom(query(text)))).toBe(text);
  });

  it('[ADD-002] of charges only the month does', () => {
    const read = criteriaFrom(chargeList.filters, query('month=202610&type=MAN&day=05'), today, '');
    expect(read).toEqual({ month: '202610', codPos: '' });
  });

  it('[DIF-004] all of them is what is asked when no type is named', () => {
    expect(differences('month=202610').type).toBe('');
    expect(queryOf(differences('month=202610'), 1)).toBe('month=202610');
  });

  it.each([
    ['[DIF-004] an unknown type', 'month=202610&type=XXX', 'type'],
    ['[BUS-003] a month before the window', 'month=202510', 'month'],
    ['[BUS-007] a month to come', 'month=202612', 'month'],
  ] as const)('%s is left out', (_rule, text, name) => {
    expect(differences(text)[name]).toBe('');
  });

  it('[DIF-008] the point in force comes from the session, never from the address', () => {
    expect(differences('month=202610&codPos=666').codPos).toBe('5000000001');
    expect(queryOf(differences('month=202610'), 1)).not.toContain('5000000001');
  });

  it('[DIF-007] [VAL-069] a month in the address is asked for at once, 60 rows a page', () => {
    expect(inputOf('month=202610&page=2')).toMatchObject({
      onEntry: true,
      paging: 'client',
      pageSize: 60,
      page: 2,
    });
    expect(inputOf('').onEntry).toBe(false);
  });
});
