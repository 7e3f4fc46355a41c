import { describe, expect, it } from 'vitest';
import { amountsReversed } from '../../../acquirer/contract/rules/codes';
import { emptySession } from '../../../machines/portal/session';
import { chargeList } from '../../../src/charges/list';
import { differenceList } from '../../../src/differences/list';
import { pageFrom, queryOf } from '../../../src/lists/criteria';
import { criteriaFrom } from '../../../src/lists/filters';
import { monthlyInput } from '../../../src/lists/monthly-flow';
import { movementList } from '../../../src/movements/list';
import { payoutList } from '../../../src/payouts/list';
import { summaryList } from '../../../src/summaries/list';

const today = '2026-11-21';
const point = '5000000001';

type Criteria = Readonly<Record<string, string>>;

/** The criteria in the address of a list, whatever their names are. */
const reading =
  ({ filters }: { readonly filters: unknown }) =>
  (query: string) =>
    criteriaFrom(filters as never, new URLSearchParams(query), today, point) as Criteria;

const movements = reading(movementList);
const differences = reading(differenceList);
const summaries = reading(summaryList);
const payouts = reading(payoutList);

describe('the criteria in the address of a list', () => {
  it.each([
    [
      '[MOV-002] [MOV-009]',
      movements,
      'month=202611&day=05&minAmount=10&maxNetAmount=99&pos=123&closedOnly=V&page=4',
    ],
    ['[MOV-010]', movements, ''],
    ['[DIF-002] [DIF-004]', differences, 'month=202610&type=MAN&page=2'],
    ['[DIF-004]', differences, 'month=202610'],
    [
      '[RIE-002] [RIE-006]',
      summaries,
      'month=202611&day=05&abi=03069&minGrossCalculated=1&maxGrossCalculated=2&minGrossDeclared=3&maxGrossDeclared=4&page=2',
    ],
    ['', payouts, 'month=202611&credited=1.977%2C29'],
    ['', payouts, 'month=202611&credited=-56%2C04'],
  ])('%s come back as they were written', (_rule, read, query) => {
    expect(queryOf(read(query), pageFrom(new URLSearchParams(query)))).toBe(query);
  });

  it.each([
    ['[API-029]', movements],
    ['[DIF-008]', differences],
    ['[API-034]', summaries],
  ])('%s the point in force comes from the session, never from the address', (_rule, read) => {
    expect(read('month=202611&codPos=666').codPos).toBe(point);
    expect(queryOf(read('month=202611'), 1)).toBe('month=202611');
  });

  it.each([
    ['[BUS-003] a month before the window', movements, 'month=202510', 'month'],
    ['[BUS-007] a month to come', movements, 'month=202612', 'month'],
    ['[BUS-009] a month that is none', movements, 'month=2026', 'month'],
    ['[VAL-075] a day that the month does not have', movements, 'month=202611&day=31', 'day'],
    ['[VAL-070] a day without a month', movements, 'day=05', 'day'],
    ['[VAL-060] an amount with letters', movements, 'month=202611&minAmount=1a', 'minAmount'],
    [
      '[VAL-061] an amount of 14 digits',
      movements,
      'month=202611&maxAmount=12345678901234',
      'maxAmount',
    ],
    ['[VAL-064] a POS of 11 digits', movements, 'month=202611&pos=12345678901', 'pos'],
    ['[MOV-009] an unknown type', movements, 'month=202611&closedOnly=X', 'closedOnly'],
    ['[DIF-004] an unknown type', differences, 'month=202610&type=XXX', 'type'],
    ['[VAL-067] an ABI with letters', summaries, 'month=202611&abi=IT030', 'abi'],
    ['[VAL-066] an ABI of six digits', summaries, 'month=202611&abi=030690', 'abi'],
    ['two minuses', payouts, 'month=202611&credited=--5', 'credited'],
    ['an amount that is too long', payouts, 'month=202611&credited=12345678901234567', 'credited'],
  ])('%s is left out', (_rule, read, query, name) => {
    expect(read(query)[name]).toBe('');
  });

  it('[BUS-003] [VAL-061] the first month of the window and an amount of 13 digits are kept', () => {
    const { month, maxAmount } = movements('month=202511&maxAmount=1234567890123');
    expect([month, maxAmount]).toEqual(['202511', '1234567890123']);
  });

  it('[ADD-002] of charges only the month does', () => {
    const read = reading(chargeList)('month=202610&type=MAN&day=05');
    expect(read).toEqual({ month: '202610', codPos: point });
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999999999999'])(
    '[FLO-008] page %s of the address is page 1',
    (page) => {
      expect(pageFrom(new URLSearchParams({ page }))).toBe(1);
    },
  );
});

it('[DIF-007] [VAL-069] a month in the address is asked for at once, 60 rows a page', () => {
  const inputOf = (text: string) =>
    monthlyInput(differenceList, {
      query: new URLSearchParams(text),
      today,
      session: emptySession,
    });
  const shown = { onEntry: true, paging: 'client', pageSize: 60, page: 2 };
  expect(inputOf('month=202610&page=2')).toMatchObject(shown);
  expect(inputOf('').onEntry).toBe(false);
});

it('[MOV-004] a minimum above its maximum is noticed, equal bounds are not', () => {
  const pairs = [
    ['11', '10'],
    ['10', '10'],
    ['', '10'],
    ['9', '10'],
  ] as const;
  expect(pairs.map(([least, most]) => amountsReversed(least, most))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
