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
import { comesFromOutside, createStandIns, type StandIns, shared } from './stand-ins';

export interface PlayOptions {
  /** Another chart in the place of the scenario's own. */
  readonly machine?: AnyStateMachine;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** The stand-ins of a scenario's calls, and of its children. */
const actorsOf = ({ calls, children = {} }: Scenario) => ({
  ...Object.fromEntries(calls.map((name) => [name, shared.call(name)])),
  ...Object.fromEntries(
    Object.entries(children).map(([name, atWork]) => [name, shared.child(name, atWork)]),
  ),
});

const madeFor = new WeakMap<object, WeakMap<object, AnyStateMachine>>();

/** A chart with what it invokes: to provide that builds all of the chart anew, so it is done once. */
const provided = (machine: AnyStateMachine, scenario: Scenario, realChildren?: object) => {
  const given = realChildren ?? scenario;
  // A mutant has the machine of the chart, and a root of its own.
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

/** Who waits for what comes from outside: a child chart, or the call that asked. */
export const waitingFor = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string | undefined => {
  if (event.type.startsWith('xstate.done.actor.')) return String(event.actorId);
  const invoking = snapshot._nodes.filter(
    (node) => node.invoke.length > 0 && node.ownEvents.includes(event.type),
  );
  // Where several parts have asked, the answer is that of the part which takes it.
  const taking = (invoking as unknown as readonly TakingNode[]).filter(
    (node) => node.next(snapshot, event) !== undefined,
  );
  const invoked = [...taking, ...invoking].flatMap((node) => node.invoke)[0];
  return invoked === undefined ? undefined : String(invoked.src);
};

const moved = 'xstate.snapshot.';

/** Whether an event says where a child chart is. */
export const tellsOfChild = (type: string) => type.startsWith(moved);

/** A chart at work whose time stands still: `take` makes an event happen, whoever sends it. */
export interface Played {
  readonly actor: AnyActorRef;
  readonly standIns: StandIns;
  readonly snapshot: () => AnyMachineSnapshot;
  readonly take: (event: AnyEventObject) => void;
  readonly look: () => Look;
  /** Where the child charts last said that they are. */
  readonly told: () => readonly AnyMachineSnapshot[];
}

/** Starts a chart whose calls, and whose children unless they are given, answer as they are told. */
export const play = (
  scenario: Scenario,
  input: unknown,
  { machine = scenario.machine, inspect }: PlayOptions = {},
  realChildren?: object,
): Played => {
  const standIns = createStandIns();
  const actor = createActor(provided(machine, scenario, realChildren), {
    input,
    inspect,
    clock: new SimulatedClock(),
  } as never);
  // What a chart throws is told by its snapshot.
  actor.subscribe({ error: () => {} });
  standIns.standIn(actor.system);
  actor.start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const told = new Map<string, AnyMachineSnapshot>();
  const take = (event: AnyEventObject) => {
    standIns.because(event);
    if (tellsOfChild(event.type)) {
      const child = event.type.slice(moved.length);
      told.set(child, event.snapshot);
      snapshot().children[child]?.send({ type: 'move', snapshot: event.snapshot });
    } else if (comesFromOutside(event.type)) {
      const who = waitingFor(snapshot(), event);
      standIns.answer(copied(event), who, scenario.goesOn?.[who ?? '']?.includes(event.type));
    } else actor.send(event as never);
  };
  const look = () => ({
    snapshot: snapshot(),
    self: actor as AnyActorRef,
    underWay: [...standIns.underWay.values()],
    from: standIns.from,
    told: (child: string) => told.get(child),
  });
  return {
    actor: actor as AnyActorRef,
    standIns,
    snapshot,
    take,
    look,
    told: () => [...told.values()],
  };
};
