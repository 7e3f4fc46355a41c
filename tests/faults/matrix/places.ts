import type { AnyMachineSnapshot } from 'xstate';
import { type PlayedPath, pathsOf } from '../../../paths/engine/played-paths';
import type { Scenario } from '../../../paths/engine/scenario';

/** A state of a chart in which one of its calls is running, and the shortest path there. */
export interface Place {
  readonly src: string;
  readonly state: string;
  /** The nearest of the places where the same state makes the call. */
  readonly isFirst: boolean;
  readonly walk: PlayedPath;
}

const callsUnderWay = ({ _nodes }: AnyMachineSnapshot, calls: readonly string[]) =>
  _nodes
    .flatMap(({ invoke }) => invoke)
    .map(({ src }) => String(src))
    .filter((src) => calls.includes(src));

/**
 * The conditions that decide between two calls: the kind of user, enrolment or modification, the
 * back end's extensions.
 */
const kindIn = ({ context }: AnyMachineSnapshot) =>
  [context.kind, context.mode, context.request?.kind, context.extensions].join(' ').trim();

/** Every call of a scenario in every state that makes it. */
export const placesOf = (scenario: Scenario, notOffered: readonly string[] = []): Place[] => {
  const found = new Map<string, Omit<Place, 'isFirst'>>();
  for (const walk of pathsOf(scenario, notOffered)) {
    const last = walk.steps.at(-1)?.state;
    if (last === undefined || last.status !== 'active') continue;
    const state = `${JSON.stringify(last.value)} ${kindIn(last)}`.trim();
    for (const src of callsUnderWay(last, scenario.calls)) {
      const known = found.get(`${src} ${state}`);
      if (known === undefined || known.walk.steps.length > walk.steps.length)
        found.set(`${src} ${state}`, { src, state, walk });
    }
  }
  const met = new Set<string>();
  const nearestFirst = [...found.values()].sort(
    (one, other) => one.walk.steps.length - other.walk.steps.length,
  );
  return nearestFirst.map((place) => {
    const last = place.walk.steps.at(-1);
    const call = `${place.src} ${last === undefined ? '' : kindIn(last.state)}`;
    const isFirst = !met.has(call);
    met.add(call);
    return { ...place, isFirst };
  });
};
