import type { Change } from '../../atlas/qa/diff';
import type { CodePart } from './chart-code';
import type { Declaration } from './modules';

/** A changed piece of code, and the parts of a chart that it decides. */
export interface ChangedCode {
  readonly change: Change;
  readonly parts: readonly CodePart[];
}

interface Piece {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const keyOf = ({ kind, state, name }: CodePart) => `${kind} ${state} ${name}`;

const kinds: Readonly<Record<CodePart['kind'], string>> = {
  guard: 'condizione',
  action: 'azione',
  delay: 'attesa',
  actor: 'chiamata',
  input: 'dati per',
  output: 'esito',
  context: 'dati iniziali',
  value: 'valore',
};

const nameOf = ({ kind, name, state }: CodePart) => {
  const label = kind === 'output' || kind === 'context' ? kinds[kind] : `${kinds[kind]} «${name}»`;
  return state === '' ? label : `${label} in «${state}»`;
};

/** Lines of code only, without comments. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\/|\/?\*)/.test(line));

/** The longest run of lines that both texts have, in order. */
const common = (before: readonly string[], after: readonly string[]) => {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      (lengths[row] as number[])[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  return at;
};

/** The lines that are gone and the lines that are new, in reading order. */
export const changedLines = (then: string, now: string): string[] => {
  const [before, after] = [linesOf(then), linesOf(now)];
  const length = common(before, after);
  const lines: string[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const isSame = row < before.length && before[row] === after[column];
    if (isSame) [row, column] = [row + 1, column + 1];
    else if (row < before.length && length(row + 1, column) >= length(row, column + 1)) {
      lines.push(`- ${before[row]}`);
      row += 1;
    } else {
      lines.push(`+ ${after[column]}`);
      column += 1;
    }
  }
  return lines;
};

/** A declaration that only moved to another file is the same. */
const counterpart = (declaration: Declaration, others: readonly Declaration[]) =>
  others.find(({ file, name }) => file === declaration.file && name === declaration.name) ??
  others.find(({ name }) => name === declaration.name);

interface Difference {
  readonly before: Piece | undefined;
  readonly after: Piece | undefined;
}

const differencesOf = (before: CodePart, after: CodePart): Difference[] => {
  const own = before.shape === after.shape ? [] : [{ before, after }];
  const used = after.uses.flatMap((declaration) => {
    const then = counterpart(declaration, before.uses);
    return then?.shape === declaration.shape ? [] : [{ before: then, after: declaration }];
  });
  const gone = before.uses
    .filter((declaration) => counterpart(declaration, after.uses) === undefined)
    .map((declaration) => ({ before: declaration, after: undefined }));
  // A change in which code is used shows in the code that uses it.
  const isTold = own.length > 0 || used.some(({ before: then }) => then !== undefined);
  return [...own, ...used.filter((each) => !isTold || each.before), ...(isTold ? [] : gone)];
};

const placeOf = ({ before, after }: Difference) => {
  const piece = after ?? before;
  return `${piece?.file}:${piece?.line}`;
};

/** Changed code behind the names of a chart; each piece once, with all parts that it decides. */
export const changedCode = (
  before: readonly CodePart[],
  after: readonly CodePart[],
): ChangedCode[] => {
  const then = new Map(before.map((part) => [keyOf(part), part]));
  const pieces = new Map<string, { difference: Difference; parts: CodePart[] }>();
  for (const part of after) {
    const known = then.get(keyOf(part));
    if (known === undefined) continue;
    for (const difference of differencesOf(known, part)) {
      const place = placeOf(difference);
      const piece = pieces.get(place) ?? { difference, parts: [] };
      piece.parts.push(part);
      pieces.set(place, piece);
    }
  }
  return [...pieces].map(([place, { difference, parts }]) => ({
    parts,
    change: {
      kind: 'changed',
      text: `codice cambiato, ${place}: ${parts.map(nameOf).join(', ')}`,
      lines: changedLines(difference.before?.text ?? '', difference.after?.text ?? ''),
    },
  }));
};
