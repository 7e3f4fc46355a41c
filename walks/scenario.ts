import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import type { Coverage } from './coverage';
import { type Cases, type Path, pathsPerTransition } from './paths';
import { type ChildAtWork, comesFromOutside, createStandIns, type StandIns } from './stand-ins';

/** One chart and all it needs to be walked: where it starts, how its calls end. */
export interface Scenario {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** Where it starts: every path is generated from each of them. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly cases: Cases;
  readonly relevant?: (snapshot: AnyMachineSnapshot) => unknown;
  /** The invoked calls, by `src`, and the child charts, by `src`. */
  readonly calls: readonly string[];
  readonly children?: Readonly<Record<string, ChildAtWork>>;
}

export interface Walk {
  readonly from: string;
  readonly input: unknown;
  readonly path: Path;
}

/** Every path from every input; an edge that an earlier input already takes is not walked again. */
export const pathsOf = (scenario: Scenario, isWalked = (_: Path) => true): Walk[] => {
  const walked = new Set<string>();
  return Object.entries(scenario.inputs).flatMap(([from, input]) =>
    pathsPerTransition(scenario.machine, {
      input,
      cases: scenario.cases,
      ...(scenario.relevant ? { relevant: scenario.relevant } : {}),
    }).flatMap((path) => {
      if (walked.has(path.edge) || !isWalked(path)) return [];
      walked.add(path.edge);
      return [{ from, input, path }];
    }),
  );
};

export const withStandIns = (scenario: Scenario, standIns: StandIns) =>
  scenario.machine.provide({
    actors: {
      ...Object.fromEntries(scenario.calls.map((name) => [name, standIns.call(name)])),
      ...Object.fromEntries(
        Object.entries(scenario.children ?? {}).map(([name, atWork]) => [
          name,
          standIns.child(name, atWork),
        ]),
      ),
    },
  } as never);

export const waitingFor = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string | undefined => {
  if (event.type.startsWith('xstate.done.actor.')) return String(event.actorId);
  const invoking = snapshot._nodes.filter(
    (node) => node.invoke.length > 0 && node.ownEvents.includes(event.type),
  );
  const invoked = invoking.flatMap((node) => node.invoke)[0];
  return invoked === undefined ? undefined : String(invoked.src);
};

/** A chart that is played: its calls and children answer as they are told. */
export const playOnActor = (
  scenario: Scenario,
  input: unknown,
  { inspect }: Pick<Coverage, 'inspect'>,
) => {
  const standIns = createStandIns();
  const actor = createActor(withStandIns(scenario, standIns), {
    input,
    inspect,
  } as never).start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const take = (event: AnyEventObject) => {
    if (comesFromOutside(event.type)) standIns.answer(event, waitingFor(snapshot(), event));
    else actor.send(event as never);
  };
  return { standIns, actor, snapshot, take };
};
