import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { sentencesOf } from '../../scripts/requirement-sentences';

const read = (file: string) => readFileSync(join('docs/reference', file), 'utf8');
const sentences = sentencesOf(read('requirements.md'), read('requirements.it.md'));
const byId = new Map(sentences.map((each) => [each.id, each]));

const named = new Set(
  charts.flatMap(({ chart: { states, arrows } }) =>
    [...states, ...arrows].flatMap(({ spec }) => spec),
  ),
);

const quotesIn = (text: string) =>
  [...text.matchAll(/"([^"]+)"|\/[A-Z]\w+/g)].map(([quote]) => quote);

describe('the requirements in the atlas', () => {
  it('each that a chart names is read in Italian', () => {
    expect(named.size).toBeGreaterThan(400);
    expect([...named].filter((id) => byId.get(id)?.lang !== 'it')).toEqual([]);
  });

  it('an Italian sentence has the number of one in the document', () => {
    const italian = [...read('requirements.it.md').matchAll(/^\| ([A-Z]{3}-\d{3}) /gm)].map(
      ([, id]) => id,
    );
    expect(italian.filter((id) => !byId.has(id ?? ''))).toEqual([]);
    expect(new Set(italian).size).toBe(italian.length);
  });

  it('it quotes the same texts and addresses of the portal', () => {
    const other = sentences
      .filter(({ lang }) => lang === 'it')
      .filter(({ text, original }) => quotesIn(text).some((quote) => !original.includes(quote)));
    expect(other.map(({ id }) => id)).toEqual([]);
  });

  it('what no chart names is read as the document says it', () => {
    const english = sentences.filter(({ lang }) => lang === 'en');
    expect(english.length).toBeGreaterThan(100);
    expect(english.every(({ text, original }) => text === original)).toBe(true);
  });
});
