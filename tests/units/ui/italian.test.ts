import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'src/italian');

type Texts = string | readonly Texts[] | { readonly [name: string]: Texts };

type Filled = (...words: readonly unknown[]) => Texts;

/** A word that also passes for a list of one. */
const oneOrMany = (word: string) =>
  Object.assign(new String(word), { join: () => word, map: () => [word] });

/** Filled in with words. */
const filledIn = (fill: Filled) => fill(oneOrMany('1'), oneOrMany('2'), oneOrMany('3'));

/** Every text of a table; functions are called with a sample word. The name of an icon is none. */
const wordsOf = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return wordsOf(filledIn(texts as Filled));
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, each]) => (name === 'icon' ? [] : wordsOf(each)));
};

const english =
  /\b(the|and|of|your|you|please|error|loading|search|close|next|back|save|cancel|file not|try again|not found|welcome|settings|statement|summary)\b/i;

const tables = import.meta.glob('../../../src/italian/*.ts', { eager: true });

describe('the language of the portal', () => {
  it('[BUS-001] the page says that it is Italian', () => {
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toMatch(/<html[^>]* lang="it"/);
  });

  it('[BUS-001] every table of texts is looked at', () => {
    expect(Object.keys(tables)).toHaveLength(readdirSync(folder).length);
  });

  it.each(Object.entries(tables))('[BUS-001] no English word is in %s', (_file, table) => {
    const texts = Object.entries(table as object)
      .filter(([name]) => /texts|messages/i.test(name))
      .flatMap(([, each]) => wordsOf(each));
    expect(texts.filter((text) => english.test(text))).toEqual([]);
  });
});
