import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { preferences, usualPreferences } from '../../../acquirer/contract/preferences';

const address = '/Home/Movimenti?month=202610&minAmount=100';
const search = (index: number) => ({ name: `Ricerca ${index}`, address, month: 'last' });
const many = (count: number) => Array.from({ length: count }, (_, index) => search(index));
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => `${address}&day=${index}`);

const accepts = (part: object) => v.is(preferences, { ...usualPreferences, ...part });

describe('the searches that a user keeps', () => {
  it('are twenty by name and the last ten at most', () => {
    expect(accepts({ searches: many(20), recent: others(10) })).toBe(true);
    expect(accepts({ searches: many(21) })).toBe(false);
    expect(accepts({ recent: others(11) })).toBe(false);
  });

  it('are kept once: no name twice, no address twice among the last', () => {
    expect(accepts({ searches: [search(1), search(1)] })).toBe(false);
    expect(accepts({ recent: [address, address] })).toBe(false);
  });

  it.each(['', '   ', 'a'.repeat(61)])('have a name of 1 to 60 characters, not "%s"', (name) => {
    expect(accepts({ searches: [{ ...search(1), name }] })).toBe(false);
  });

  it('have a name without the spaces around it, and two that differ in these alone are one', () => {
    const spaced = (name: string) => ({ ...search(1), name });
    const { searches } = v.parse(preferences, {
      ...usualPreferences,
      searches: [spaced('  Affitti di casa '), spaced(` ${'a'.repeat(60)} `)],
    });
    expect(searches.map(({ name }) => name)).toEqual(['Affitti di casa', 'a'.repeat(60)]);
    expect(accepts({ searches: [spaced('Affitti'), spaced(' Affitti')] })).toBe(false);
  });

  it.each([
    'https://altrove.example/?month=202610',
    '//altrove.example/Home?month=202610',
    '/\\altrove.example?month=202610',
    'javascript:alert(1)?a=b',
    '/Home/Movimenti',
    `/Home/Movimenti?text=${'a'.repeat(400)}`,
    '/Home/Trova?text=4539578763621486',
    '/EstrattoConto?search=4539+5787+6362+1486',
  ])('lead to a page of the portal, and hold no number of a card: %s', (wrong) => {
    expect(accepts({ recent: [wrong] })).toBe(false);
    expect(accepts({ searches: [{ ...search(1), address: wrong }] })).toBe(false);
  });

  it('are none of a user who saved before they could be kept', () => {
    expect(v.parse(preferences, { theme: 'dark', rows: 'dense' })).toEqual({
      ...usualPreferences,
      theme: 'dark',
      rows: 'dense',
    });
  });
});
