import type { ChartPaths, Move, PathSnapshot } from '../../paths/engine/chart-paths';
import type { Chart } from '../graph/chart';
import { idInside } from '../graph/chart';

/** A chart with what can happen in it. */
export interface Act {
  readonly chart: Chart;
  readonly walk: ChartPaths;
}

/** A chart to be played, and the charts that are played inside some of its states. */
export interface Stage extends Act {
  readonly inside: ReadonlyMap<string, Act>;
}

/** A move of the chart itself (no place), or of the one inside the state `place`. */
export interface Step {
  readonly place: string | null;
  readonly move: number;
}

export interface Position {
  /** The moment of the chart itself, by index. */
  readonly at: number;
  /** The chart that is played inside a state which is on. */
  readonly inner: { readonly place: string; readonly at: number } | null;
}

const nowhere: PathSnapshot = { states: [] };
const snapshotOf = ({ walk }: Act, index: number) => walk.snapshots[index] ?? nowhere;

/** An inner chart begins when its state is entered, and lasts as long as that state. */
const enter = (stage: Stage, at: number, before: Position['inner']): Position => {
  const { states } = snapshotOf(stage, at);
  const place = [...stage.inside.keys()].find((id) => states.includes(id));
  if (place === undefined) return { at, inner: null };
  if (before?.place === place && !isOver(stage, before)) return { at, inner: before };
  const start = stage.inside.get(place)?.walk.starts[0]?.snapshot;
  return { at, inner: start === undefined ? null : { place, at: start } };
};

const isOver = (stage: Stage, { place, at }: NonNullable<Position['inner']>) => {
  const act = stage.inside.get(place);
  return act !== undefined && snapshotOf(act, at).output !== undefined;
};

const typeOf = (output: unknown) => (output as { type?: string } | undefined)?.type;

/** What the outer chart does when the inner one ends this way. */
const endOf = ({ walk }: Act, at: number, output: unknown) => {
  const ends = walk.moves.filter(
    ({ from, event }) => from === at && event.type.startsWith('xstate.done.actor.'),
  );
  const same = JSON.stringify(output);
  return (
    ends.find(({ event }) => JSON.stringify(event.output) === same) ??
    ends.find(({ event }) => typeOf(event.output) === typeOf(output))
  );
};

export const startAt = (stage: Stage, start: number): Position =>
  enter(stage, stage.walk.starts[start]?.snapshot ?? 0, null);

export const moveOf = (stage: Stage, { place, move }: Step): Move | undefined =>
  (place === null ? stage : stage.inside.get(place))?.walk.moves[move];

/** The moment after a step; the end of an inner chart moves the outer one too. */
export const after = (stage: Stage, position: Position, step: Step): Position => {
  const move = moveOf(stage, step);
  if (move === undefined) return position;
  if (step.place === null) return enter(stage, move.to, position.inner);
  const inner = { place: step.place, at: move.to };
  const act = stage.inside.get(step.place);
  const output = act && snapshotOf(act, move.to).output;
  if (output === undefined) return { at: position.at, inner };
  const end = endOf(stage, position.at, output);
  return end === undefined ? { at: position.at, inner } : enter(stage, end.to, null);
};

/** The states that are on, as they are drawn: those of the inner chart inside their state. */
export const statesAt = (stage: Stage, { at, inner }: Position): readonly string[] => {
  const act = inner && stage.inside.get(inner.place);
  if (!act) return snapshotOf(stage, at).states;
  const inside = snapshotOf(act, inner.at).states.map((id) => idInside(inner.place, id));
  return [...snapshotOf(stage, at).states, ...inside];
};

/** What can happen now: while an inner chart runs, only the inner chart can end itself. */
export const offeredAt = (stage: Stage, { at, inner }: Position): readonly Step[] => {
  const from = ({ walk }: Act, here: number) =>
    walk.moves.flatMap((move, index) => (move.from === here ? [{ move, index }] : []));
  const act = inner && stage.inside.get(inner.place);
  if (!act) return from(stage, at).map(({ index }) => ({ place: null, move: index }));
  const isOwn = ({ move }: { move: Move }) => !move.event.type.startsWith('xstate.done.actor.');
  return [
    ...from(act, inner.at).map(({ index }) => ({ place: inner.place, move: index })),
    ...from(stage, at)
      .filter(isOver(stage, inner) ? () => true : isOwn)
      .map(({ index }) => ({ place: null, move: index })),
  ];
};

/** The arrows that a step takes, as they are drawn. */
export const arrowsOf = (stage: Stage, step: Step): readonly string[] =>
  (moveOf(stage, step)?.taken ?? []).map((arrow) =>
    step.place === null ? arrow : idInside(step.place, arrow),
  );
