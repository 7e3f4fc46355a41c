import { getShortestPaths } from '@xstate/test';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as acceptedEvents,
  initialTransition,
  transition,
} from 'xstate';
import { comesFromOutside } from './stand-ins';

/** A payload or a child's output for an event that needs one, in the state it is sent in. */
export type Cases = (
  snapshot: AnyMachineSnapshot,
  eventType: string,
) => readonly AnyEventObject[] | undefined;

export interface Path {
  /** The path as a person would tell it: its events, one after the other. */
  readonly name: string;
  /** The edge it is there to take. */
  readonly edge: string;
  readonly steps: readonly { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }[];
}

export interface PathOptions {
  readonly input: unknown;
  readonly cases: Cases;
  /** What of the context decides a guard, and so tells two visits to the same state apart. */
  readonly relevant?: (snapshot: AnyMachineSnapshot) => unknown;
}

const needsCases = (type: string) => type.startsWith('xstate.done.actor.') || type.includes('*');

/** An answer can only come where an active state has asked. */
const canCome = (snapshot: AnyMachineSnapshot, type: string) =>
  !comesFromOutside(type) ||
  snapshot._nodes.some((node) => node.invoke.length > 0 && node.ownEvents.includes(type));

const eventsOf = (cases: Cases) => (snapshot: AnyMachineSnapshot) =>
  acceptedEvents(snapshot).flatMap((type: string) => {
    if (!canCome(snapshot, type)) return [];
    const given = cases(snapshot, type);
    if (given !== undefined) return [...given];
    if (needsCases(type)) throw new Error(`No case says how "${type}" ends`);
    return [{ type }];
  });

const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 45)}...` : text);

const tell = ({ type, actorId: _, ...payload }: AnyEventObject) => {
  const said = JSON.stringify(payload.output ?? payload.body ?? payload);
  return said === '{}' ? type : `${type} ${shorten(said)}`;
};

/**
 * The snapshots inside a generated path may carry the context of another path to the same state:
 * the path is played again, purely, and is refused if it could not happen.
 */
const replay = (machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]) => {
  let [snapshot] = initialTransition(machine, input);
  return events.map((event, index) => {
    if (index > 0) [snapshot] = transition(machine, snapshot, event);
    return { event, state: snapshot as AnyMachineSnapshot };
  });
};

/** The shortest paths that take every transition: each edge of the graph is a target of its own. */
export const pathsPerTransition = (machine: AnyStateMachine, options: PathOptions): Path[] => {
  const relevant = options.relevant ?? (() => undefined);
  const where = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, relevant(snapshot)]);
  const paths = getShortestPaths(machine, {
    input: options.input,
    events: eventsOf(options.cases),
    limit: 50_000,
    serializeState: (
      snapshot: AnyMachineSnapshot,
      event?: AnyEventObject,
      previous?: AnyMachineSnapshot,
    ) =>
      event === undefined || previous === undefined
        ? where(snapshot)
        : `${where(snapshot)} by ${JSON.stringify(event)} from ${where(previous)}`,
  } as never);
  return paths.map((path) => {
    const events = path.steps.map((step) => step.event as AnyEventObject);
    const steps = replay(machine, options.input, events);
    const name = events.slice(1).map(tell).join(' > ') || 'start';
    steps.forEach((step, index) => {
      if (where(step.state) !== where(path.steps[index]?.state as unknown as AnyMachineSnapshot))
        throw new Error(`"${name}" cannot happen at step ${index}: "relevant" forgets something`);
    });
    const last = path.steps.at(-1)?.state as unknown as AnyMachineSnapshot;
    const before = steps.at(-2)?.state;
    const event = JSON.stringify(events.at(-1));
    return { name, steps, edge: `${before ? where(before) : ''} ${event} ${where(last)}` };
  });
};

/** How a child chart can end: for each of its outputs the shortest way there. */
export const waysToEnd = (machine: AnyStateMachine, options: PathOptions) => {
  const ways = new Map<string, Path>();
  for (const path of pathsPerTransition(machine, options)) {
    const last = path.steps.at(-1)?.state;
    if (last?.status !== 'done') continue;
    const output = JSON.stringify(last.output);
    const known = ways.get(output);
    if (known === undefined || known.steps.length > path.steps.length) ways.set(output, path);
  }
  return ways;
};
