import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { preferences, usualPreferences } from '../../../acquirer/contract/preferences';

const saved = { ...usualPreferences, theme: 'dark', recent: ['/Home/Movimenti?month=202610'] };

const read = (columns: unknown) => v.parse(preferences, { ...saved, columns });

describe('the columns that a user chooses', () => {
  it('are kept in their order, with those that are hidden', () => {
    const movements = { order: ['amount', 'date'], hidden: ['pos'] };
    expect(read({ movements }).columns).toEqual({ movements });
  });

  it('have each name once', () => {
    const movements = { order: ['amount', 'date', 'amount'], hidden: ['pos', 'pos'] };
    expect(read({ movements }).columns).toEqual({
      movements: { order: ['amount', 'date'], hidden: ['pos'] },
    });
  });

  const names = (count: number, length = 4) =>
    Array.from({ length: count }, (_, at) => String(at).padStart(length, 'n'));
  const choices = (count: number) =>
    Object.fromEntries(names(count).map((name) => [name, { order: [], hidden: ['pos'] }]));

  it('are at most 60 names of 40 characters for a list, and 40 lists', () => {
    const most = { order: names(60, 40), hidden: names(60, 40) };
    expect(read({ movements: most }).columns).toEqual({ movements: most });
    expect(read({ movements: { ...most, order: names(61) } }).columns).toEqual({});
    expect(read({ movements: { ...most, hidden: names(1, 41) } }).columns).toEqual({});
    expect(read(choices(40)).columns).toEqual(choices(40));
    expect(read(choices(41)).columns).toBeUndefined();
  });

  it.each([
    'text',
    { order: 'amount', hidden: [] },
    { order: [1], hidden: [] },
    { hidden: ['pos'] },
    null,
    [],
  ])('that cannot be read are the usual ones, and the rest stays: %j', (movements) => {
    const { columns, ...others } = read({ movements });
    expect(columns?.movements).toBeUndefined();
    expect(others).toEqual(saved);
  });

  it.each(['text', null, 3, []])('are the usual ones of a document with %j', (columns) => {
    const { columns: chosen, ...others } = read(columns);
    expect(Object.values(chosen ?? {})).toEqual([]);
    expect(others).toEqual(saved);
  });

  it('are none of a user who saved before they could be chosen', () => {
    expect(v.parse(preferences, saved)).toEqual(saved);
  });
});
