import { expect, it } from 'vitest';
import { projectFiles, textOf } from './support/files';
import { commentsOf, type Prose, testNamesOf } from './support/prose';

const pages = /^(docs\/|README\.md$|CONTRIBUTING\.md$|CHANGELOG\.md$).*/;

const sources = /\.(tsx?|mjs|mts)$/;

/** The words of the specification are quoted as they are. */
const quoted = ['docs/reference/requirements.md'];

const marked = [
  'nobody',
  'whoever',
  'somebody',
  'anew',
  'of its own',
  'of their own',
  'as long as (?:it|they) likes?',
  '(?:is|are) not there any more',
  'once less',
];

/** Words of a picture; a comment names the thing instead. */
const pictures = [
  'stood',
  'stands?(?! for\\b)',
  'anybody',
  'anyone',
  'someone',
  'no one',
  'for ever',
  'once more',
  'again and again',
  'to the letter',
  '(?:the|that) very',
  'in earnest',
  'without a word',
  'hence',
  'whichever',
  'is one like',
  '(?<!`)told(?!`)',
  'tells(?! \\w+ apart)',
  '(?<!`)(?:hears?|heard)(?!`)',
  'gives? way',
  '(?:go|goes|gone|went) on',
  'puts? (?:it |them )?away',
  '(?:it|this|that|each|all|what) lies?',
  'in vain',
  'for good',
  'for life',
];

// Only this file lists the words.
const self = 'tests/boundaries/wording.test.ts';

const oneOf = (words: readonly string[]) => new RegExp(`\\b(${words.join('|')})\\b`, 'i');

const word = oneOf(marked);

const inComments = oneOf([...marked, ...pictures]);

const longest = 25;

const paragraph = /\n\s*\n/;
const endOfSentence = /(?<=[.!?]['"»’)`]*)\s+/;

const sentencesOf = (text: string) =>
  text.split(paragraph).flatMap((one) => one.replace(/\s+/g, ' ').trim().split(endOfSentence));

const wordsOf = (sentence: string) => sentence.split(' ').filter((one) => /\w/.test(one));

const place = (file: string, { line, text }: Prose) =>
  `${file}:${line} ${text.replace(/\s+/g, ' ').trim()}`;

const linesOf = (text: string) =>
  text.split('\n').map((line, at) => ({ line: at + 1, text: line }));

const isMarked = ({ text }: Prose) => word.test(text);

/** Names of tests and of code are quoted as they are. */
const unquoted = (text: string) => text.replaceAll(/`[^`]*`|"[^"]*"|\]\([^)]*\)/g, '');

const isPicture = ({ text }: Prose) => inComments.test(unquoted(text));

const isLong = ({ text }: Prose) =>
  sentencesOf(text).some((sentence) => wordsOf(sentence).length > longest);

const files = projectFiles();

const heldSources = files.filter((file) => sources.test(file) && file !== self);

interface Found extends Prose {
  readonly file: string;
}

const inAll = (held: readonly string[], read: (file: string, source: string) => Prose[]): Found[] =>
  held.flatMap((file) => read(file, textOf(file)).map((one) => ({ file, ...one })));

const comments = inAll(heldSources, commentsOf);

/**
 * Parsing is the slow part: only tests that contain such a word anywhere can have one in a name.
 */
const suspects = heldSources.filter((file) => file.startsWith('tests/') && word.test(textOf(file)));

const placesOf = (found: readonly Found[]) => found.map((one) => place(one.file, one));

it('pages use plain words: a subject that can be named, and no private dialect', () => {
  const held = files.filter((file) => pages.test(file) && file.endsWith('.md'));
  expect(held.length).toBeGreaterThan(40);
  const lines = held
    .filter((file) => !quoted.includes(file))
    .flatMap((file) =>
      linesOf(textOf(file))
        .filter(isPicture)
        .map((one) => place(file, one)),
    );
  expect(lines).toEqual([]);
});

it('comments use plain words', () => {
  expect(comments.length).toBeGreaterThan(4000);
  expect(placesOf(comments.filter(({ text }) => inComments.test(text)))).toEqual([]);
});

it(`a sentence of a comment has at most ${longest} words`, () => {
  expect(placesOf(comments.filter(isLong))).toEqual([]);
});

it('names of tests use plain words', () => {
  expect(placesOf(inAll(suspects, testNamesOf).filter(isMarked))).toEqual([]);
});

it.each([
  ['// The page stands.', true],
  ['/** Nobody. */', true],
  ['// A child is told of it.', true],
  ['// `heard` receives the number.', false],
  ['// `x` stands for a shop.', false],
])('a planted word is found: %s %s', (source, found) => {
  expect(commentsOf('a.ts', source).some(({ text }) => inComments.test(text))).toBe(found);
});

it('the comments of a source are read as they are written', () => {
  const source = [
    "const text = '// none'; // one",
    '// two',
    '/**',
    ' * Three,',
    ' * in two lines.',
    ' */',
    '// biome-ignore lint: a directive',
  ].join('\n');
  expect(commentsOf('a.ts', source)).toEqual([
    { line: 1, text: 'one\ntwo' },
    { line: 3, text: 'Three,\nin two lines.' },
  ]);
  const templated = 'it.each([1])(`of $' + '{one}`, () => {});';
  const tests = `it('a rule', () => {}); ${templated} exit('no');`;
  expect(testNamesOf('a.test.ts', tests).map(({ text }) => text)).toEqual(['a rule', 'of …']);
  const table = "rows([{ rule: 'a row', to: 'done' }]);";
  expect(testNamesOf('b.test.ts', table)).toEqual([{ line: 1, text: 'a row' }]);
});
