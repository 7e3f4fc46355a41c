import { describe } from 'vitest';
import { openCases } from '../../acquirer/contract/open-cases';
import { nextCaseMachine } from '../../machines/cases/next-case/next-case.machine';
import { everyOpenCase, openRow } from '../../paths/cases/cases.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const row = (caseId: string, expiry = openRow.expiry) => ({ ...openRow, caseId, expiry });
const first = row('1');
const second = row('2');
const third = row('3');
const fourth = row('4');
const earlier = row('9', '2026-10-01');
const known = [first, second];
const input = { criteria: everyOpenCase, page: 2, known };
const context = { ...input, rows: [], total: 0 };
const answer = (rows: readonly object[], total: number) => ({
  type: 'http.200',
  body: { rows, total },
});
const found = (next: object, rows: readonly object[], total: number) => ({
  to: 'found',
  exit: { type: 'completed', row: next, rows, page: 2, total },
});
const asks = (page: number) => ({
  to: 'asking',
  remembering: { page, known },
  asking: { rows: { criteria: everyOpenCase, page } },
});

describe('the open case after the last one of a page: what the requirements say', () => {
  obeys(nextCaseMachine, context, [
    {
      rule: '[CAS-028] the same page is asked for again, as it was asked: answered cases have left it',
      starting: input,
      ...asks(2),
    },
    {
      rule: 'one that was answered has moved the next one onto the page',
      in: 'asking',
      on: answer([second, third, fourth], 180),
      ...found(third, [second, third, fourth], 180),
    },
    {
      rule: 'where all of the page were answered the first row follows',
      in: 'asking',
      on: answer([third, fourth], 180),
      ...found(third, [third, fourth], 180),
    },
    {
      rule: 'a new case before the known ones is not the next one',
      in: 'asking',
      on: answer([earlier, first, second], 180),
      ...asks(3),
    },
    {
      rule: 'where nothing has moved the page after it has the next one',
      in: 'asking',
      on: answer([first, second], 180),
      ...asks(3),
    },
    {
      rule: 'a known row that was moved to the page after it is not shown twice',
      in: 'asking',
      with: { page: 3 },
      on: answer([second, third], 180),
      to: 'found',
      exit: { type: 'completed', row: third, rows: [second, third], page: 3, total: 180 },
    },
    {
      rule: 'a list that has become shorter ends with its last page, without going back in it',
      in: 'asking',
      on: answer([], 60),
      ...asks(1),
    },
    {
      rule: 'one that was passed over, and is due before, is not the next one',
      in: 'asking',
      with: { page: 1 },
      on: answer([earlier], 60),
      to: 'none',
      exit: { type: 'noneFollows' },
    },
    {
      rule: 'after the last page nothing follows',
      in: 'asking',
      on: answer([first, second], 120),
      to: 'none',
      exit: { type: 'noneFollows' },
    },
    {
      rule: 'where all were answered nothing follows',
      in: 'asking',
      with: { page: 1 },
      on: answer([], 0),
      to: 'none',
      exit: { type: 'noneFollows' },
    },
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-014] ${type} ends it`,
      in: 'asking',
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
  ]);
});

lintChart(nextCaseMachine, { calls: { rows: [openCases] } });
