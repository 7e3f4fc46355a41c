import { parseSync } from 'vite';
import { childrenOf, isNode, type Node } from './syntax';

/** English text in a source, with the line where it begins. */
export interface Prose {
  readonly line: number;
  readonly text: string;
}

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length;

const directive = /^\s*(@|biome-|<reference|#)/;

const withoutStars = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, ''))
    .join('\n')
    .trim();

/** Only a line break between two `//` lines makes them one comment. */
const continues = (between: string) => /^\n[ \t]*$/.test(between);

/** The comments of a source as the parser finds them; lines of `//` below each other are one. */
export const commentsOf = (file: string, source: string): Prose[] => {
  const found: { line: number; text: string; end: number; isLine: boolean }[] = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const last = found.at(-1);
    const isLine = type === 'Line';
    if (isLine && last?.isLine && continues(source.slice(last.end, start))) {
      last.text += `\n${value.trim()}`;
      last.end = end;
    } else found.push({ line: lineOf(source, start), text: withoutStars(value), end, isLine });
  }
  return found.flatMap(({ line, text }) => (directive.test(text) ? [] : [{ line, text }]));
};

const runners = new Set(['it', 'test', 'journey', 'describe', 'rule']);

const runnerOf = (callee: unknown): string => {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.name);
  if (callee.type === 'CallExpression') return runnerOf(callee.callee);
  return callee.type === 'MemberExpression' ? runnerOf(callee.object) : '';
};

const textIn = (node: unknown) => {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return String(node.value);
  if (node.type !== 'TemplateLiteral') return '';
  return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…');
};

/** The title of a test, or the rule of a row of a table. */
const nameIn = (node: Node) =>
  node.type === 'CallExpression' && runners.has(runnerOf(node.callee))
    ? textIn((node.arguments as Node[])[0])
    : '';

const namedIn = (node: Node): Node[] => [
  ...(nameIn(node) === '' ? [] : [node]),
  ...childrenOf(node).flatMap(namedIn),
];

/** The names of the tests of a source. */
export const testNamesOf = (file: string, source: string): Prose[] =>
  namedIn(parseSync(file, source).program as unknown as Node).map((node) => ({
    line: lineOf(source, node.start),
    text: nameIn(node),
  }));
