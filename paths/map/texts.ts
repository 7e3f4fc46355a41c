import type { ShownText } from './portal';

/** A record of which every field, and every field of it, is written as '…'. */
const anyRecord: unknown = new Proxy(() => anyRecord, {
  get: (_target, field) => {
    if (field === Symbol.toPrimitive) return () => '…';
    return field === Symbol.iterator ? [][Symbol.iterator] : anyRecord;
  },
});

const isWhole = (text: unknown) => typeof text !== 'string' || !/undefined|NaN|\[object/.test(text);

/** A text made for a number, a name or a record marks their place. */
const made = (text: unknown): unknown => {
  if (typeof text !== 'function') return text;
  for (const value of ['…', anyRecord]) {
    try {
      const sentence = text(...Array.from({ length: text.length }, () => value));
      if (isWhole(sentence)) return sentence;
    } catch {
      // The other value may do.
    }
  }
  return undefined;
};

const isWritten = (text: string) => /\p{L}{2}/u.test(text) && !text.startsWith('/');

/** Fields beside a text that name a page, a sign or a value in the code. */
const names = new Set(['page', 'icon', 'value']);

const textsIn = (value: unknown): string[] => {
  const text = made(value);
  if (typeof text === 'string') return isWritten(text) && isWhole(text) ? [text] : [];
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([field, inner]) =>
    names.has(field) && typeof inner === 'string' ? [] : textsIn(inner),
  );
};

const machines = import.meta.glob('../../machines/**/*.machine.ts');

/** The folders of the charts. */
const flows = new Set(Object.keys(machines).map((file) => file.split('/').at(-2) ?? ''));

/** The flow or the shared chart in whose folder a file of the portal is; else the portal itself. */
const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, -1)
    .findLast((folder) => flows.has(folder)) ??
  /\/src\/([a-z-]+)\//.exec(file)?.[1] ??
  'portal';

const isUsedBy = (name: string) => {
  const word = new RegExp(`\\b${name}\\b`);
  return ([, source]: readonly [string, string]) => word.test(source);
};

/** Every visible text, with the files that import its table. */
export const textsOf = (
  italian: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  sources: readonly (readonly [string, string])[],
): ShownText[] => {
  const found = new Map<string, Set<string>>();
  for (const [name, table] of Object.values(italian).flatMap((module) => Object.entries(module))) {
    const flows = sources.filter(isUsedBy(name)).map(([file]) => folderOf(file));
    for (const text of textsIn(table)) {
      const known = found.get(text) ?? new Set();
      for (const flow of flows) known.add(flow);
      found.set(text, known);
    }
  }
  return [...found].map(([text, flows]) => ({ text, flows: [...flows].sort() }));
};
