import { getAdjacencyMap } from '@xstate/test';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as acceptedEvents,
} from 'xstate';
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

/** One event in one place of a chart, and the place it leads to. */
export interface Edge {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly event: AnyEventObject;
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

const eventsOf = (examples: EventExamples) => (snapshot: AnyMachineSnapshot) =>
  acceptedEvents(snapshot).flatMap((type: string) => {
    if (!canCome(snapshot, type)) return [];
    const given = examples(snapshot, type);
    if (given !== undefined) return [...given];
    if (needsCases(type)) throw new Error(`No case says how "${type}" ends`);
    return [{ type }];
  });

/** A place of a chart: its states, and the relevant part of its context. */
export const placeOf = (
  snapshot: AnyMachineSnapshot,
  { relevant = () => undefined }: Pick<GraphOptions, 'relevant'>,
) => JSON.stringify([snapshot.value, relevant(snapshot)]);

const edgeOf = (from: string, event: AnyEventObject, to: string): Edge => ({
  key: `${from} ${JSON.stringify(event)} ${to}`,
  from,
  to,
  event,
});

interface Reached {
  readonly transitions: Readonly<
    Record<string, { readonly event: AnyEventObject; readonly state: unknown }>
  >;
}

/** The graph of a chart: each place once, each event (payload by payload) from each place once. */
export const graphOf = (machine: AnyStateMachine, options: GraphOptions): Graph => {
  const place = (snapshot: unknown) => placeOf(snapshot as AnyMachineSnapshot, options);
  const found = getAdjacencyMap(machine, {
    input: options.input,
    events: eventsOf(options.examples),
    limit: 50_000,
    serializeState: place,
  } as never);
  const leaving = Object.entries<Reached>(found as never).map(([from, { transitions }]) => {
    const edges = Object.values(transitions).map(({ event, state }) =>
      edgeOf(from, event, place(state)),
    );
    return [from, edges] as const;
  });
  const start = edgeOf('', { type: 'xstate.init' }, leaving[0]?.[0] ?? '');
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
