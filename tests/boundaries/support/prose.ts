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

const runners = new Set(['it', 'test', 'journey', 'describe']);

const runnerOf = (callee: unknown): string => {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.name);
  if (callee.type === 'CallExpression') return runnerOf(callee.callee);
  return callee.type === 'MemberExpression' ? runnerOf(callee.object) : '';
};

const isTest = (node: Node) =>
  node.type === 'CallExpression' && runners.has(runnerOf(node.callee)) && titleOf(node) !== '';

const titleOf = (call: Node) => {
  const [title] = call.arguments as Node[];
  if (title?.type === 'Literal') return String(title.value);
  if (title?.type !== 'TemplateLiteral') return '';
  return (title.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…');
};

const testsIn = (node: Node): Node[] => [
  ...(isTest(node) ? [node] : []),
  ...childrenOf(node).flatMap(testsIn),
];

/** The names of the tests of a source. */
export const testNamesOf = (file: string, source: string): Prose[] =>
  testsIn(parseSync(file, source).program as unknown as Node).map((call) => ({
    line: lineOf(source, call.start),
    text: titleOf(call),
  }));
