import type { ChartPaths, Move } from '../../paths/engine/chart-paths';
import type { Arrow, Chart } from '../graph/chart';

/** What has changed in a chart: its changed parts, and the arrows that are gone. */
export interface Touched {
  readonly states: ReadonlySet<string>;
  readonly arrows: ReadonlySet<string>;
  readonly gone: readonly Arrow[];
}

const unlike = <Part extends { readonly id: string }>(
  before: readonly Part[],
  after: readonly Part[],
) => {
  const then = new Map(before.map((part) => [part.id, JSON.stringify(part)]));
  return new Set(
    after.filter((part) => then.get(part.id) !== JSON.stringify(part)).map(({ id }) => id),
  );
};

/** The states of a chart, and the arrows, that do something else than before. */
export const touchedBetween = (before: Chart, after: Chart): Touched => {
  const now = new Set(after.arrows.map(({ id }) => id));
  const alone = ({ states }: Chart) => states.map((state) => ({ ...state, children: [] }));
  return {
    states: unlike(alone(before), alone(after)),
    arrows: unlike(before.arrows, after.arrows),
    gone: before.arrows.filter(({ id }) => !now.has(id)),
  };
};

/**
 * The names a chart uses, by kind, and the place of each value; `state` is '' for the whole chart.
 */
export interface NamedCode {
  readonly kind: string;
  readonly name: string;
  readonly state: string;
}

const namedForAll = ['guard', 'action', 'actor', 'delay'];

const delayOf = (event: string) => /^xstate\.after\.(.+?)\./.exec(event)?.[1];

/** The states and arrows whose named code has changed. */
export const touchedByCode = (chart: Chart, parts: readonly NamedCode[]): Touched => {
  const named = (kind: string) =>
    new Set(parts.filter((part) => part.kind === kind).map(({ name }) => name));
  const [guards, actions, actors, delays] = ['guard', 'action', 'actor', 'delay'].map(named);
  const inStates = parts.filter(({ kind }) => !namedForAll.includes(kind));
  const held = new Set(
    inStates.map(({ state }) => (state === '' ? chart.id : `${chart.id}.${state}`)),
  );
  return {
    states: new Set(
      chart.states
        .filter(
          ({ id, entry, exit, invokes }) =>
            held.has(id) ||
            [...entry, ...exit].some((name) => actions?.has(name)) ||
            invokes.some(({ src }) => actors?.has(src)),
        )
        .map(({ id }) => id),
    ),
    arrows: new Set(
      chart.arrows
        .filter(
          (arrow) =>
            guards?.has(arrow.guard ?? '') ||
            arrow.actions.some((name) => actions?.has(name)) ||
            delays?.has(delayOf(arrow.event) ?? ''),
        )
        .map(({ id }) => id),
    ),
    gone: [],
  };
};

/** The union of what two changes touch. */
export const bothTouched = (one: Touched, other: Touched): Touched => ({
  states: new Set([...one.states, ...other.states]),
  arrows: new Set([...one.arrows, ...other.arrows]),
  gone: [...one.gone, ...other.gone],
});

const touches = ({ snapshots }: ChartPaths, { states, arrows, gone }: Touched) => {
  const statesAt = (index: number) => snapshots[index]?.states ?? [];
  return ({ from, to, event, taken }: Move) =>
    taken.some((label) => arrows.has(label)) ||
    statesAt(to).some((id) => states.has(id) && !statesAt(from).includes(id)) ||
    gone.some((arrow) => arrow.event === event.type && statesAt(from).includes(arrow.source));
};

/**
 * The paths that end in something that has changed, by index. Every event in every state has a path
 * that ends with it, so these are all that must be walked again, each thing once.
 */
export const pathsToRepeat = (walk: ChartPaths, touched: Touched): readonly number[] => {
  const isTouched = touches(walk, touched);
  return walk.paths.flatMap(({ start, moves }, index) => {
    const last = walk.moves[moves.at(-1) ?? -1];
    if (last !== undefined) return isTouched(last) ? [index] : [];
    const begun = walk.snapshots[walk.starts[start]?.snapshot ?? -1]?.states ?? [];
    return begun.some((id) => touched.states.has(id)) ? [index] : [];
  });
};
