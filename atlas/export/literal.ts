import type { Plain } from './portable';

const width = 100;

const isIdentifier = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text);

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const keyOf = (key: string) => (isIdentifier(key) ? key : quoted(key));

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

const onOneLine = (value: Plain): string => {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const entries = Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${onOneLine(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

const block = (open: string, lines: readonly string[], close: string, indent: string) =>
  `${open}\n${lines.map((line) => `${indent}  ${line},\n`).join('')}${indent}${close}`;

const print = (value: Plain, indent: string, taken: number): string => {
  const line = onOneLine(value);
  if (value === null || typeof value !== 'object') return line;
  if (line.length + indent.length + taken < width) return line;
  const inner = `${indent}  `;
  if (isList(value)) {
    const items = value.map((each) => print(each, inner, 1));
    return block('[', items, ']', indent);
  }
  const entries = Object.entries(value).map(([key, each]) => {
    const name = `${keyOf(key)}: `;
    return name + print(each, inner, name.length + 1);
  });
  return block('{', entries, '}', indent);
};

/** Plain data as a literal of TypeScript, laid out as a person would write it. */
export const literal = (value: Plain) => print(value, '', 0);
