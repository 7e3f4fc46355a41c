import { getAdjacencyMap } from '@xstate/test';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as acceptedEvents,
} from 'xstate';
import { begin, type Moved, move } from './pure-run';
import { comesFromOutside } from './stubs';

/** A payload or a child's output for an event that needs one, in the state it is sent in. */
export type EventExamples = (
  snapshot: AnyMachineSnapshot,
  eventType: string,
) => readonly AnyEventObject[] | undefined;

export interface GraphOptions {
  readonly input: unknown;
  readonly examples: EventExamples;
  /** The part of the context that decides guards: it distinguishes two visits to the same state. */
  readonly relevant?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** A move of a chart by an event, along an edge. */
export interface Step extends Moved {
  readonly event: AnyEventObject;
  /** The edge it takes. */
  readonly edge: string;
}

/** One event in one place of a chart, and the place it leads to. */
export interface Edge {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly event: AnyEventObject;
  /** The step at the end of the shortest way to its place. */
  readonly step: Step;
}

/** Every place of a chart that can be reached from a start, and what leads away from it. */
export interface Graph {
  /** The edge that leads to the first place. */
  readonly start: Edge;
  readonly leaving: ReadonlyMap<string, readonly Edge[]>;
}

const needsCases = (type: string) => type.startsWith('xstate.done.actor.') || type.includes('*');

/** An answer is possible only while an active state waits for it. */
const canCome = (snapshot: AnyMachineSnapshot, type: string) =>
  !comesFromOutside(type) ||
  snapshot._nodes.some((node) => node.invoke.length > 0 && node.ownEvents.includes(type));

/** A chart that has ended accepts nothing, whatever its root has arrows for. */
const possibleIn = (snapshot: AnyMachineSnapshot, examples: EventExamples) =>
  (snapshot.status === 'active' ? acceptedEvents(snapshot) : []).flatMap(
    (type: string): readonly AnyEventObject[] => {
      if (!canCome(snapshot, type)) return [];
      const given = examples(snapshot, type);
      if (given !== undefined) return given;
      if (needsCases(type)) throw new Error(`No case says how "${type}" ends`);
      return [{ type }];
    },
  );

/** Of events that look alike, such as files, one. */
const eventsOf = (examples: EventExamples) => (snapshot: AnyMachineSnapshot) => [
  ...new Map(
    possibleIn(snapshot, examples).map((event) => [JSON.stringify(event), event]),
  ).values(),
];

/** A place of a chart: its states, and the relevant part of its context. */
export const placeOf = (
  snapshot: AnyMachineSnapshot,
  { relevant = () => undefined }: Pick<GraphOptions, 'relevant'>,
) => JSON.stringify([snapshot.value, relevant(snapshot)]);

const edgeOf = (from: string, event: AnyEventObject, to: string, moved: Moved): Edge => {
  const key = `${from} ${JSON.stringify(event)} ${to}`;
  return { key, from, to, event, step: { ...moved, event, edge: key } };
};

/** A chart whose moves are kept, with the transitions they take. */
const watched = (machine: AnyStateMachine, input: unknown) => {
  const first = begin(machine, input);
  const moves = new WeakMap<AnyMachineSnapshot, Map<AnyEventObject, Moved>>();
  const transition = (before: AnyMachineSnapshot, event: AnyEventObject) => {
    const moved = move(machine, before, event);
    const others = moves.get(before) ?? new Map<AnyEventObject, Moved>();
    moves.set(before, others.set(event, moved));
    return moved.state;
  };
  return {
    first,
    logic: { getInitialSnapshot: () => first.state, transition },
    by: (before: AnyMachineSnapshot, event: AnyEventObject) => moves.get(before)?.get(event),
  };
};

interface Reached {
  readonly state: AnyMachineSnapshot;
  readonly transitions: Readonly<
    Record<string, { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }>
  >;
}

/** The graph of a chart: each place once, each event (payload by payload) from each place once. */
export const graphOf = (machine: AnyStateMachine, options: GraphOptions): Graph => {
  const places = new WeakMap<AnyMachineSnapshot, string>();
  const place = (snapshot: AnyMachineSnapshot) => {
    const name = places.get(snapshot) ?? placeOf(snapshot, options);
    places.set(snapshot, name);
    return name;
  };
  const { first, logic, by } = watched(machine, options.input);
  const found = getAdjacencyMap(
    logic as never,
    { events: eventsOf(options.examples), limit: 50_000, serializeState: place } as never,
  );
  const leaving = Object.entries<Reached>(found as never).map(
    ([from, { state: before, transitions }]) => {
      const edges = Object.values(transitions).map(({ event, state }) =>
        edgeOf(from, event, place(state), by(before, event) ?? { state, taken: [] }),
      );
      return [from, edges] as const;
    },
  );
  const start = edgeOf('', { type: 'xstate.init' }, place(first.state), first);
  return { start, leaving: new Map(leaving) };
};

/** The way to a place, by the edges that first reached it. */
const wayTo = (place: string, cameBy: ReadonlyMap<string, Edge | null>): Edge[] => {
  const way: Edge[] = [];
  for (let edge = cameBy.get(place); edge; edge = cameBy.get(edge.from)) way.push(edge);
  return way.reverse();
};

/** The shortest way from a place to every other, nearest first. */
export function* waysFrom({ leaving }: Graph, from: string) {
  const cameBy = new Map<string, Edge | null>([[from, null]]);
  for (const place of cameBy.keys()) {
    yield { place, way: () => wayTo(place, cameBy) };
    for (const edge of leaving.get(place) ?? [])
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge);
  }
}

export const edgesOf = ({ start, leaving }: Graph) => [start, ...[...leaving.values()].flat()];
