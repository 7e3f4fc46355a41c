import { describe, expect, it } from 'vitest';
import {
  chosenColumns,
  hiddenAmong,
  inChosenOrder,
  moved,
  toggled,
} from '../../../src/shared/columns/column-choice';

const usual = ['a', 'b', 'c', 'd'];
const columns = usual.map((key) => ({ key }));
const shown = (order: string[], hidden: string[]) =>
  chosenColumns(columns, { order, hidden }).map(({ key }) => key);

describe('the columns of a list as the user has chosen them', () => {
  it('are the usual ones, the same array, where nothing was chosen', () => {
    expect(chosenColumns(columns, undefined)).toBe(columns);
  });

  it('have the order of the user, without those that are hidden', () => {
    expect(shown(['d', 'a', 'c', 'b'], ['c'])).toEqual(['d', 'a', 'b']);
  });

  it('place one that the user has never placed after the one before it', () => {
    expect(inChosenOrder(usual, { order: ['d', 'b', 'a'] })).toEqual(['d', 'b', 'c', 'a']);
    expect(inChosenOrder(usual, { order: ['d', 'c'] })).toEqual(['a', 'b', 'd', 'c']);
    expect(shown([], ['a'])).toEqual(['b', 'c', 'd']);
  });

  it('are all of them where none would be left', () => {
    expect(shown(['b'], usual)).toEqual(['a', 'b', 'c', 'd']);
    expect(hiddenAmong(usual, { hidden: [...usual, 'gone'] })).toEqual([]);
    expect(hiddenAmong(usual, { hidden: ['c', 'gone'] })).toEqual(['c']);
  });

  it('are moved by one place, and not beyond the ends', () => {
    const from = { order: [], hidden: ['a'] };
    expect(moved(usual, from, 'b', 1)).toEqual({ order: ['a', 'c', 'b', 'd'], hidden: ['a'] });
    expect(moved(usual, from, 'b', -1)).toEqual({ order: ['b', 'a', 'c', 'd'], hidden: ['a'] });
    expect(moved(usual, from, 'a', -1)).toEqual({ order: usual, hidden: ['a'] });
    expect(moved(usual, from, 'd', 1)).toEqual({ order: usual, hidden: ['a'] });
    expect(moved(usual, from, 'x', 1)).toEqual({ order: usual, hidden: ['a'] });
  });

  it('are hidden and shown again, all but the last one', () => {
    const none = { order: [], hidden: [] };
    expect(toggled(usual, none, 'b')).toEqual({ order: [], hidden: ['b'] });
    expect(toggled(usual, { ...none, hidden: ['b'] }, 'b')).toEqual(none);
    const last = { order: [], hidden: ['a', 'b', 'c'] };
    expect(toggled(usual, last, 'd')).toBe(last);
  });
});
