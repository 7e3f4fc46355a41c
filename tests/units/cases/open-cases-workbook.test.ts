import { expect, it } from 'vitest';
import { everyOpenCase, openRow } from '../../../paths/cases/cases.scenario';
import { openCasesWorkbook } from '../../../src/cases/open-cases/list';

const planOf = (rows: readonly (typeof openRow)[]) => {
  const totals = { count: rows.length, sums: {} };
  return openCasesWorkbook({
    criteria: everyOpenCase,
    rows,
    announced: totals,
    carried: totals,
    owner: null,
  });
};

const headersOf = (rows: readonly (typeof openRow)[]) =>
  planOf(rows).columns.map(({ header }) => header);

it('the workbook of the open cases says from whom a case was handed over', () => {
  const [line] = planOf([openRow]).rows;
  expect(headersOf([openRow])).toContain('Assegnata da');
  expect(line?.assignedFrom).toBe('BAR SPORT');
});

it('where none was handed over there is no such column', () => {
  const own = { ...openRow, assignedFrom: '' as never };
  expect(headersOf([own])).not.toContain('Assegnata da');
  expect(headersOf([own, openRow])).toContain('Assegnata da');
  expect(headersOf([])).not.toContain('Assegnata da');
});

it('a workbook without rows has its headers, and says that there are none', () => {
  const { columns, rows, facts } = planOf([]);
  expect(columns.length).toBeGreaterThan(5);
  expect(rows).toEqual([]);
  expect(facts.list.at(-1)).toEqual({ label: 'Pratiche', kind: 'count', value: 0 });
});
