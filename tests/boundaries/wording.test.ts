import { expect, it } from 'vitest';
import { projectFiles, textOf } from './support/files';

/** Where plain words are held so far; the folders of the sources follow. */
const held = /^(docs\/|README\.md$|CONTRIBUTING\.md$|CHANGELOG\.md$)/;

/** The words of the specification are quoted as they are. */
const quoted = ['docs/reference/requirements.md'];

const marked = ['no' + 'body', 'who' + 'ever', 'some' + 'body', 'a' + 'new', 'of its' + ' own'];
const word = new RegExp(`\\b(${marked.join('|')})\\b`, 'i');

const markedLines = (file: string) =>
  textOf(file)
    .split('\n')
    .flatMap((line, at) => (word.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : []));

it('pages use plain words: a subject that can be named, and no private dialect', () => {
  const pages = projectFiles().filter((file) => held.test(file) && file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((file) => !quoted.includes(file)).flatMap(markedLines)).toEqual([]);
});
