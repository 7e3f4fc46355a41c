import type { Arrow, Chart, ChartState } from '../graph/chart';

export type Mark = 'added' | 'removed' | 'changed';

const told = ({ children: _, ...state }: ChartState | (Arrow & { children?: never })) =>
  JSON.stringify(state);

const partsOf = (chart: Chart | null) =>
  new Map([...(chart?.states ?? []), ...(chart?.arrows ?? [])].map((part) => [part.id, part]));

/** What a drawing of `one` marks, beside a drawing of `other`: what stands in it alone, and what is not the same. */
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
      return told(known) === told(part) ? [] : [[id, 'changed']];
    }),
  );
};
