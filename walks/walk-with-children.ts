import { getStateNodes } from '@xstate/test';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { createCoverage, declaredStates, report } from './coverage';
import { type Path, type PathOptions, waysToEnd } from './paths';
import { pathsOf, type Scenario } from './scenario';
import { comesFromOutside, createStandIns, type StandIns } from './stand-ins';

export interface RealChild extends PathOptions {
  readonly machine: AnyStateMachine;
  readonly calls: readonly string[];
}

const standIn = (standIns: StandIns, calls: readonly string[]) =>
  Object.fromEntries(calls.map((name) => [name, standIns.call(name)]));

const invokedBy = (machine: AnyStateMachine, id: string) =>
  getStateNodes(machine.root)
    .flatMap((node) => node.invoke)
    .find((invoked) => invoked.id === id)?.src as string;

const endThroughChild = (
  actor: AnyActorRef,
  standIns: StandIns,
  event: AnyEventObject,
  ways: ReadonlyMap<string, Path>,
  calls: readonly string[],
) => {
  const way = ways.get(JSON.stringify(event.output));
  if (way === undefined) throw new Error(`The child cannot end in ${JSON.stringify(event.output)}`);
  for (const step of way.steps.slice(1)) {
    if (comesFromOutside(step.event.type)) standIns.answer(step.event, standIns.nameFor(calls));
    else actor.getSnapshot().children[event.actorId].send(step.event);
  }
};

/** The parent's paths once more, with its real children: each end of a child is really reached. */
export const walkWithChildren = (
  scenario: Scenario,
  children: Readonly<Record<string, RealChild>>,
) =>
  describe(`${scenario.name}: every path with its real children`, () => {
    const coverage = createCoverage(scenario.machine);
    const paths = pathsOf(scenario);
    const ways = Object.fromEntries(
      Object.entries(children).map(([src, child]) => [src, waysToEnd(child.machine, child)]),
    );

    const provided = (standIns: StandIns) =>
      scenario.machine.provide({
        actors: {
          ...standIn(standIns, scenario.calls),
          ...Object.fromEntries(
            Object.entries(children).map(([src, { machine, calls }]) => [
              src,
              machine.provide({ actors: standIn(standIns, calls) } as never),
            ]),
          ),
        },
      } as never);

    it.each(paths.map((each) => [`${each.from}: ${each.path.name}`, each] as const))(
      '%s',
      (_name, { input, path }) => {
        const standIns = createStandIns();
        const actor = createActor(provided(standIns), {
          input,
          inspect: coverage.inspect,
        } as never).start() as AnyActorRef;
        for (const { event, state } of path.steps.slice(1)) {
          const child = invokedBy(scenario.machine, String(event.actorId));
          if (event.type.startsWith('xstate.done.actor.'))
            endThroughChild(
              actor,
              standIns,
              event,
              ways[child] ?? new Map(),
              children[child]?.calls ?? [],
            );
          else if (comesFromOutside(event.type))
            standIns.answer(event, standIns.nameFor(scenario.calls));
          else actor.send(event);
          expect((actor.getSnapshot() as AnyMachineSnapshot).value).toEqual(state.value);
        }
        actor.stop();
        expect([...standIns.waiting.keys()]).toEqual([]);
      },
    );

    it('every declared transition of the parent was taken', () => {
      expect(coverage.missing()).toEqual([]);
    });

    afterAll(() =>
      report({
        machine: scenario.machine.id,
        walkedOn: 'children',
        states: declaredStates(scenario.machine).length,
        transitions: coverage.declared(),
        taken: coverage.taken(),
        paths: paths.length,
      }),
    );
  });
