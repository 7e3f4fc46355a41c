import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { Look } from './invariants';
import { copied } from './origins';
import type { Scenario } from './scenario';
import { comesFromOutside, createStubs, type Stubs, shared } from './stubs';

export interface PlayOptions {
  /** A chart that replaces the scenario's own. */
  readonly machine?: AnyStateMachine;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** The stubs of a scenario's calls and children. */
const actorsOf = ({ calls, children = {} }: Scenario) => ({
  ...Object.fromEntries(calls.map((name) => [name, shared.call(name)])),
  ...Object.fromEntries(
    Object.entries(children).map(([name, atWork]) => [name, shared.child(name, atWork)]),
  ),
});

const madeFor = new WeakMap<object, WeakMap<object, AnyStateMachine>>();

/** A chart with its actors. Providing them rebuilds the whole chart, so it is done once. */
const provided = (machine: AnyStateMachine, scenario: Scenario, realChildren?: object) => {
  const given = realChildren ?? scenario;
  // A mutant has the chart's machine, and a separate root.
  const made = madeFor.get(machine.root) ?? new WeakMap<object, AnyStateMachine>();
  madeFor.set(machine.root, made);
  const known = made.get(given);
  if (known !== undefined) return known;
  const actors = { ...actorsOf(scenario), ...realChildren };
  const whole = machine.provide({ actors } as never);
  made.set(given, whole);
  return whole;
};

interface TakingNode extends Pick<AnyStateNode, 'invoke'> {
  next(snapshot: AnyMachineSnapshot, event: AnyEventObject): unknown;
}

/** Whether an answer has its actor's name, such as `overview.known`. */
const isNamedAfter = ({ type }: AnyEventObject, src: string) => type.startsWith(`${src}.`);

/** The actor that waits for outside events: a child chart, or the call that asked. */
export const waitingFor = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string | undefined => {
  if (event.type.startsWith('xstate.done.actor.')) return String(event.actorId);
  const invoking = snapshot._nodes.filter(
    (node) => node.invoke.length > 0 && node.ownEvents.includes(event.type),
  );
  // Where several parts have asked, the answer belongs to the part that takes it.
  const taking = (invoking as unknown as readonly TakingNode[]).filter(
    (node) => node.next(snapshot, event) !== undefined,
  );
  const candidates = [...taking, ...invoking].flatMap((node) => node.invoke);
  const invoked = candidates.find(({ src }) => isNamedAfter(event, String(src))) ?? candidates[0];
  return invoked === undefined ? undefined : String(invoked.src);
};

const moved = 'xstate.snapshot.';

/** Whether an event reports the place of a child chart. */
export const reportsChild = (type: string) => type.startsWith(moved);

/** A running chart whose clock is stopped: `take` sends an event, whatever its origin. */
export interface Played {
  readonly actor: AnyActorRef;
  readonly stubs: Stubs;
  readonly snapshot: () => AnyMachineSnapshot;
  readonly take: (event: AnyEventObject) => void;
  readonly look: () => Look;
  /** The last places that the child charts reported. */
  readonly childSnapshots: () => readonly AnyMachineSnapshot[];
}

/** Starts a chart whose calls answer on command; its children too, unless real ones are given. */
export const play = (
  scenario: Scenario,
  input: unknown,
  { machine = scenario.machine, inspect }: PlayOptions = {},
  realChildren?: object,
): Played => {
  const stubs = createStubs();
  const actor = createActor(provided(machine, scenario, realChildren), {
    input,
    inspect,
    clock: new SimulatedClock(),
  } as never);
  // An error that a chart throws is in its snapshot.
  actor.subscribe({ error: () => {} });
  stubs.serve(actor.system);
  actor.start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const snapshotsOfChildren = new Map<string, AnyMachineSnapshot>();
  const take = (event: AnyEventObject) => {
    stubs.because(event);
    if (reportsChild(event.type)) {
      const child = event.type.slice(moved.length);
      snapshotsOfChildren.set(child, event.snapshot);
      snapshot().children[child]?.send({ type: 'move', snapshot: event.snapshot });
    } else if (comesFromOutside(event.type)) {
      const who = waitingFor(snapshot(), event);
      stubs.answer(copied(event), who, scenario.goesOn?.[who ?? '']?.includes(event.type));
    } else actor.send(event as never);
  };
  const look = () => ({
    snapshot: snapshot(),
    self: actor as AnyActorRef,
    underWay: [...stubs.underWay.values()],
    from: stubs.from,
    childSnapshot: (child: string) => snapshotsOfChildren.get(child),
  });
  return {
    actor: actor as AnyActorRef,
    stubs,
    snapshot,
    take,
    look,
    childSnapshots: () => [...snapshotsOfChildren.values()],
  };
};
