import { describe, expect, it } from 'vitest';
import { leavingColumns } from '../../../src/ui/use-fit';

const column = (key: string, leaves: number | undefined, width = 100, constant = false) => ({
  key,
  leaves,
  width,
  constant,
});

const columns = [
  column('name', undefined),
  column('pos', 1),
  column('reference', 2),
  column('code', 5, 100, true),
];

describe('which columns go into the detail of a row', () => {
  it('where nothing is missing all of them stay', () => {
    expect(leavingColumns(columns, 0)).toEqual([]);
  });

  it('one that says the same in every row goes before all others', () => {
    expect(leavingColumns(columns, 1)).toEqual(['code']);
  });

  it('then the least asked for, until there is room', () => {
    expect(leavingColumns(columns, 101)).toEqual(['code', 'pos']);
    expect(leavingColumns(columns, 201)).toEqual(['code', 'pos', 'reference']);
  });

  it('one that has to stay stays, even where there is no room', () => {
    expect(leavingColumns(columns, 10_000)).toEqual(['code', 'pos', 'reference']);
    expect(leavingColumns([column('name', undefined, 100, true)], 50)).toEqual([]);
  });
});
