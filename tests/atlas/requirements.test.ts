// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { sentencesOf } from '../../scripts/requirement-sentences';

const read = (file: string) => readFileSync(join('docs/reference', file), 'utf8');
const documentRows = [
  ...read('requirements.md').matchAll(/^\| ([A-Z]{3}-\d{3}) \| (.+?) \| [SPC]/gm),
].map(([, id = '', text = '']) => ({ id, text }));
const originals = new Map(documentRows.map(({ id, text }) => [id, text]));
const sentences = sentencesOf(read('requirements.it.md'));

const quotesIn = (text: string) =>
  [...text.matchAll(/"([^"]+)"|\/[A-Z]\w+/g)].map(([quote]) => quote);

const english = /\b(?:the|is|are|and|of|with|without|only|shows?|when|stated|unknown|payload)\b/i;

/** A sentence without what it quotes: names of fields are English in the contract. */
const unquoted = (text: string) => text.replace(/"[^"]+"|«[^»]+»|\/\w+/g, '');

describe('the requirements in the atlas', () => {
  it('are those of the document, in its order', () => {
    expect(documentRows.length).toBeGreaterThan(700);
    expect(sentences.map(({ id }) => id)).toEqual(documentRows.map(({ id }) => id));
  });

  it('each that a chart names is one of them', () => {
    const named = charts.flatMap(({ chart: { states, arrows } }) =>
      [...states, ...arrows].flatMap(({ spec }) => spec),
    );
    expect(new Set(named).size).toBeGreaterThan(400);
    expect(named.filter((id) => !originals.has(id))).toEqual([]);
  });

  it('no sentence and no heading is English', () => {
    const shown = sentences.flatMap(({ text, area }) => [area, text]);
    expect(shown.filter((text) => english.test(unquoted(text)))).toEqual([]);
  });

  it('a sentence is plain text, without marks of Markdown', () => {
    expect(sentences.filter(({ text }) => /[`*]|\]\(/.test(text))).toEqual([]);
  });

  it('a sentence quotes the same texts and addresses of the portal', () => {
    const other = sentences.filter(({ id, text }) =>
      quotesIn(text).some((quote) => !originals.get(id)?.includes(quote)),
    );
    expect(other.map(({ id }) => id)).toEqual([]);
  });
});
