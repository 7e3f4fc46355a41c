import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Texts for merchants: screens, PDFs, e-mails, SMS and the pages of the acquirer. */
const toMerchants: Record<string, string> = {
  ...import.meta.glob('../../../src/italian/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob(['../../../acquirer/server/**/{texts,notices,words,reasons,login-form}.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
/** Texts for analysts: the charts' own words, and the atlas. */
const toAnalysts: Record<string, string> = {
  ...import.meta.glob('../../../machines/**/*.machine.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob('../../../atlas/{words,pages,chart-page,paths}/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();

/** The specification's own words stay exactly as they are. */
const quoted = plain(readFileSync(join(root, 'docs/reference/requirements.md'), 'utf8'));
const isQuoted = (text: string) => quoted.includes(plain(text));

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** What is filled in, what is quoted on the spot and the names of buttons are no words of this text. */
const withoutInsets = (text: string) =>
  text.replace(/\$\{[^}]*\}|«[^»]*»|(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu, '');
const textsIn = (code: string) =>
  [...code.matchAll(literal)]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').trim())
    .filter((text) => !isQuoted(text))
    .map(withoutInsets)
    .filter((text) => text !== '');

const word = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');

const toYou = word('tu|tuo|tua|tuoi|tue|ti|te');
const orders = word(
  'clicca|inserisci|scegli|premi|puoi|devi|hai|vuoi|riesegui|attendi|leggi|apri|scrivi|ripeti|aggiungi|vai|riprova|ricordati|contatta|aggiorna|accedi',
);
const sentence = /[.:;!?,]/;

/** A command on a button is an imperative by custom ('Apri PDF'); a sentence uses Lei. */
const saysTu = (text: string) => {
  if (toYou.test(text)) return true;
  const order = orders.exec(text);
  return order !== null && (sentence.test(text) || order.index > 0);
};

const offenders = (files: Record<string, string>, offends: (text: string) => boolean) =>
  Object.entries(files).flatMap(([file, code]) =>
    textsIn(code)
      .filter((text) => /[\sÀ-ÿ]/.test(text) && offends(text))
      .map((text) => `${file}: ${text}`),
  );

describe('one voice', () => {
  it.each([
    ['Clicca su AVANTI.', true],
    ['Inserire il tuo numero', true],
    ['Per continuare premi AVANTI', true],
    ['Apri PDF', false],
    ['Inserisca il nuovo numero', false],
    ['Chi vuole registrare?', false],
  ])('«%s» says tu: %s', (text, expected) => {
    expect(saysTu(text)).toBe(expected);
  });

  it('every sentence of ours is Lei, to merchants and to analysts', () => {
    const files = { ...toMerchants, ...toAnalysts };
    expect(Object.keys(files).length).toBeGreaterThan(70);
    expect(offenders(files, saysTu)).toEqual([]);
  });
});
