import type { ChartPaths, Move, PathSnapshot } from '../../paths/engine/chart-paths';
import type { Chart } from '../graph/chart';
import { exitWords } from '../words/exits';
import { startWords } from '../words/starts';
import { dataWords } from '../words/test-data';
import { snapshotWords, stepWords } from '../words/words';

/** A path as a person can follow it by hand. */
export interface ManualPath {
  readonly id: string;
  readonly precondition: string;
  readonly steps: readonly string[];
  readonly expected: string;
}

const nowhere: PathSnapshot = { states: [] };

const expectedAt = (chart: Chart, snapshot: PathSnapshot) => {
  const where = snapshotWords(chart, snapshot) || chart.description;
  return snapshot.output === undefined
    ? where
    : `${where}; il flusso finisce: ${exitWords(snapshot.output)}`;
};

export const snapshotAt = (walk: ChartPaths, index: number | undefined): PathSnapshot =>
  walk.snapshots[index ?? -1] ?? nowhere;

/** Whether a move does anything: an event may be refused, or taken for nothing. */
export const hasEffect = ({ arrows }: Chart, { taken }: Move) =>
  taken.some((label) => {
    const arrow = arrows.find(({ id }) => id === label);
    return arrow !== undefined && (!arrow.stays || arrow.actions.length > 0);
  });

/** One move as a step: what to do, and what must not do anything. */
export const stepOf = (chart: Chart, walk: ChartPaths, move: Move) => {
  const step = stepWords(chart, snapshotAt(walk, move.from), move.event);
  return hasEffect(chart, move) ? step : `${step} (non deve avere effetto)`;
};

/** The id of a path, the same everywhere; its number counts from 1. */
export const pathId = (slug: string, index: number) =>
  `${slug}-${String(index + 1).padStart(3, '0')}`;

/** A generated path in words. */
export const manualPath = (
  slug: string,
  chart: Chart,
  walk: ChartPaths,
  index: number,
): ManualPath => {
  const path = walk.paths[index];
  const start = walk.starts[path?.start ?? 0];
  const moves = (path?.moves ?? []).flatMap((each) => walk.moves[each] ?? []);
  const last = snapshotAt(walk, moves.at(-1)?.to ?? start?.snapshot);
  return {
    id: pathId(slug, index),
    precondition: `${startWords(start?.name ?? '')}. Nella demo: ${dataWords(slug, start?.name ?? '')}.`,
    steps: moves.map((move) => stepOf(chart, walk, move)),
    expected: expectedAt(chart, last),
  };
};
