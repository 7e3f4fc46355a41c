import imported from 'virtual:atlas/outcomes';
import { useMemo, useSyncExternalStore } from 'react';
import type { ChartPaths } from '../../paths/engine/chart-paths';
import { pathId } from '../paths/steps';
import type { PathOutcome } from './outcome';

const key = 'atlante.esiti';
const listeners = new Set<() => void>();

const read = (): readonly PathOutcome[] => {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') ?? imported;
  } catch {
    return imported;
  }
};

let stored: readonly PathOutcome[] | undefined;

const current = () => {
  stored ??= read();
  return stored;
};

/** The outcomes that were read back from a workbook; they stay in this browser. */
export const keepOutcomes = (outcomes: readonly PathOutcome[]) => {
  stored = outcomes;
  window.localStorage.setItem(key, JSON.stringify(outcomes));
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAllOutcomes = () => useSyncExternalStore(subscribe, current);

interface FlowOutcomes {
  readonly byPath: ReadonlyMap<number, PathOutcome>;
  readonly byArrow: ReadonlyMap<string, 'passed' | 'failed'>;
}

/**
 * The outcomes of one flow, by path and by arrow. A path that passed proves all its arrows; one
 * that failed accuses its last one.
 */
export const useOutcomes = (slug: string, walk: ChartPaths): FlowOutcomes => {
  const all = useAllOutcomes();
  return useMemo(() => {
    const byPath = new Map<number, PathOutcome>();
    const byArrow = new Map<string, 'passed' | 'failed'>();
    const incoming = new Map(all.map((each) => [each.id, each]));
    for (const [index, { moves }] of walk.paths.entries()) {
      const known = incoming.get(pathId(slug, index));
      if (known === undefined) continue;
      byPath.set(index, known);
      const taken = moves.map((move) => walk.moves[move]?.taken ?? []);
      if (known.outcome === 'OK')
        for (const arrow of taken.flat()) if (!byArrow.has(arrow)) byArrow.set(arrow, 'passed');
      if (known.outcome === 'KO')
        for (const arrow of taken.at(-1) ?? []) byArrow.set(arrow, 'failed');
    }
    return { byPath, byArrow };
  }, [all, slug, walk]);
};
