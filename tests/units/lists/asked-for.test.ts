import { describe, expect, it } from 'vitest';
import { getTotalTransaction } from '../../../acquirer/contract/movements';
import { getTotalSummary } from '../../../acquirer/contract/summaries';
import { listWorkbook } from '../../../src/lists/workbook';
import { movementList } from '../../../src/movements/list';
import { summaryList } from '../../../src/summaries/list';

const totals = { count: 0, sums: {} };
const exported = (criteria: object) => ({
  criteria: criteria as never,
  rows: [],
  owner: null,
  announced: totals,
  carried: totals,
});

/** Filters in the heading of the sheet, and fields that no filter fills. */
const stated = ['month', 'day', 'codPos'];

const lists = [
  ['Movimenti', getTotalTransaction, listWorkbook(movementList), []],
  ['Riepilogo', getTotalSummary, listWorkbook(summaryList), ['pos', 'orderBy', 'page']],
] as const;

describe.each(lists)('%s', (_, call, workbook, unused: readonly string[]) => {
  const filters = Object.keys(call.request.entries).filter(
    (name) => !stated.includes(name) && !unused.includes(name),
  );
  const blank = Object.fromEntries(filters.map((name) => [name, '']));
  const values = (criteria: object) =>
    workbook(
      exported({ ...blank, month: '202611', day: '', codPos: '', ...criteria }),
    ).facts.list.map(({ value }) => value);

  it.each(filters)('[MOV-020] the sheet says what was asked by %s', (name) => {
    expect(values({ [name]: '7' }).map(String)).toContain('7');
    expect(values({}).map(String)).not.toContain('7');
  });
});
