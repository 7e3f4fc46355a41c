import { stemmer } from '@orama/stemmers/italian';
import { stopWords, synonyms } from './everyday-words';
import { plain } from './plain';

const isOfLetters = /^\p{L}+$/u;

const stem = (word: string) => (isOfLetters.test(word) ? stemmer(word) : word);

/** The words of a text: a status with its code is two, a requirement is one, e-mail is email. */
export const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}_-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** A word as it is, and without its ending. */
export const formsOf = (word: string): readonly string[] => [...new Set([word, stem(word)])];

const thing = (name: string) => wordsIn(name).map(stem).join(' ');

const groups = synonyms.map((names) => names.map((name) => ({ name, key: thing(name) })));

/** The other names of what a word is called, each of one word or more. */
export const otherNames = (word: string): readonly (readonly string[])[] => {
  const key = stem(word);
  return groups
    .filter((names) => names.some((each) => each.key === key))
    .flatMap((names) => names.filter((each) => each.key !== key).map(({ name }) => wordsIn(name)));
};

/** The search terms: the significant words of a question, or all of them where none is. */
export const askedIn = (query: string): readonly string[] => {
  const words = wordsIn(query);
  const meaningful = words.filter((word) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
};
