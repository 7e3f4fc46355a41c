import type { Arrow, Chart, ChartState } from '../graph/chart';

export type Mark = 'added' | 'removed' | 'changed';

const textOf = ({ children: _, ...state }: ChartState | (Arrow & { children?: never })) =>
  JSON.stringify(state);

const partsOf = (chart: Chart | null) =>
  new Map([...(chart?.states ?? []), ...(chart?.arrows ?? [])].map((part) => [part.id, part]));

/**
 * The marks in a drawing of `one` beside a drawing of `other`: parts only `one` has, and parts that
 * differ.
 */
export const marksOf = (
  one: Chart | null,
  other: Chart | null,
  alone: 'added' | 'removed',
): ReadonlyMap<string, Mark> => {
  const others = partsOf(other);
  return new Map(
    [...partsOf(one)].flatMap(([id, part]): [string, Mark][] => {
      const known = others.get(id);
      if (known === undefined) return [[id, alone]];
      return textOf(known) === textOf(part) ? [] : [[id, 'changed']];
    }),
  );
};
