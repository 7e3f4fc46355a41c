import { expect, it } from 'vitest';
import { projectFiles, textOf } from './support/files';
import { commentsOf } from './support/prose';

/** Words that mislead, each with another one. They are marked and block no commit. */
const misleading: ReadonlyMap<string, string> = new Map([
  ['nobody', 'no user, no process'],
  ['whoever', 'the user who'],
  ['somebody', 'a user'],
  ['anew', 'again'],
  ['of its own', 'separate'],
  ['is not there any more', 'has been removed'],
  ['told', 'notified, shown'],
  ['hears?', 'receives'],
  ['stands?(?! for\\b)', 'is'],
]);

const proposalFor = (text: string) =>
  [...misleading].find(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(text))?.[1];

const quoted = /`[^`]*`|"[^"]*"/g;

it('marks words that mislead, and offers another', () => {
  const found = projectFiles()
    .filter((file) => /\.(tsx?|mjs|mts)$/.test(file))
    .flatMap((file) => commentsOf(file, textOf(file)).map((comment) => ({ file, ...comment })))
    .flatMap(({ file, line, text }) => {
      const instead = proposalFor(text.replaceAll(quoted, ''));
      return instead === undefined ? [] : [`${file}:${line} write: ${instead}`];
    });
  if (found.length > 0) console.warn(found.join('\n'));
  expect(proposalFor('The page stands.')).toBe('is');
  expect(proposalFor('It stands for a shop.')).toBeUndefined();
});
