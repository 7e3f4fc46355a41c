import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { type ReactElement, StrictMode } from 'react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { createCoverage, declaredStates, declaredTransitions, report } from './coverage';
import { type Cases, type Path, pathsPerTransition } from './paths';
import { comesFromOutside, createStandIns, type StandIns } from './stand-ins';

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
  readonly children?: readonly string[];
}

type Leaf = (snapshot: AnyMachineSnapshot) => void;

export interface ViewScenario extends Scenario {
  readonly view: (actor: AnyActorRef, input: unknown) => ReactElement;
  /** How a person makes each event happen; `possible` is false where the chart refuses it. */
  readonly gestures: Readonly<
    Record<string, (event: AnyEventObject, possible: boolean) => void | Promise<void>>
  >;
  /** What a person sees in each innermost state, by its id. */
  readonly sees: Readonly<Record<string, Leaf>>;
}

/** Every path from every input; an edge that an earlier input already takes is not walked again. */
const pathsOf = (scenario: Scenario): { from: string; input: unknown; path: Path }[] => {
  const walked = new Set<string>();
  return Object.entries(scenario.inputs).flatMap(([from, input]) =>
    pathsPerTransition(scenario.machine, {
      input,
      cases: scenario.cases,
      ...(scenario.relevant ? { relevant: scenario.relevant } : {}),
    }).flatMap((path) => {
      if (walked.has(path.edge)) return [];
      walked.add(path.edge);
      return [{ from, input, path }];
    }),
  );
};

const withStandIns = (scenario: Scenario, standIns: StandIns) =>
  scenario.machine.provide({
    actors: {
      ...Object.fromEntries(scenario.calls.map((name) => [name, standIns.call(name)])),
      ...Object.fromEntries((scenario.children ?? []).map((name) => [name, standIns.child(name)])),
    },
  } as never);

const leavesOf = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes.filter((node) => node.type === 'atomic' || node.type === 'final');

const waitingFor = (snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined => {
  if (event.type.startsWith('xstate.done.actor.')) return String(event.actorId);
  const invoking = snapshot._nodes.filter(
    (node) => node.invoke.length > 0 && node.ownEvents.includes(event.type),
  );
  const invoked = invoking.flatMap((node) => node.invoke)[0];
  return invoked === undefined ? undefined : String(invoked.src);
};

/** Promises and React settle before anything is looked at. */
const settle = () => act(async () => {});

const expectSame = (actual: AnyMachineSnapshot, expected: AnyMachineSnapshot) => {
  expect(actual.value).toEqual(expected.value);
  expect(actual.context).toEqual(expected.context);
  expect(actual.status).toBe(expected.status);
  expect(actual.output).toEqual(expected.output);
};

/** Every transition of a chart on the real actor; its calls and children answer as the path says. */
export const walkOnActor = (scenario: Scenario) =>
  describe(`${scenario.name}: every path on the actor`, () => {
    const coverage = createCoverage(scenario.machine);
    const paths = pathsOf(scenario);

    it.each(paths.map((each) => [`${each.from}: ${each.path.name}`, each] as const))(
      '%s',
      async (_name, { input, path }) => {
        const standIns = createStandIns();
        const actor = createActor(withStandIns(scenario, standIns), {
          input,
          inspect: coverage.inspect,
        } as never).start();
        for (const [index, { event, state }] of path.steps.entries()) {
          const before = actor.getSnapshot() as AnyMachineSnapshot;
          if (index > 0 && comesFromOutside(event.type))
            standIns.answer(event, waitingFor(before, event));
          else if (index > 0) actor.send(event as never);
          await Promise.resolve();
          await Promise.resolve();
          expectSame(actor.getSnapshot() as AnyMachineSnapshot, state);
        }
        actor.stop();
        expect([...standIns.waiting.keys()], 'calls still waiting after the end').toEqual([]);
      },
    );

    it('every declared transition was taken', () => {
      expect(paths.length).toBeGreaterThan(0);
      expect(coverage.missing()).toEqual([]);
    });

    afterAll(() =>
      report({
        machine: scenario.machine.id,
        walkedOn: 'actor',
        states: declaredStates(scenario.machine).length,
        transitions: declaredTransitions(scenario.machine),
        taken: coverage.taken(),
        paths: paths.length,
      }),
    );
  });

const perform = async (
  scenario: ViewScenario,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
) => {
  const gesture = scenario.gestures[event.type];
  if (gesture === undefined) throw new Error(`No gesture makes "${event.type}" happen`);
  const possible = before.can(event);
  await act(async () => {
    await gesture(event, possible);
  });
};

const look = (scenario: ViewScenario, snapshot: AnyMachineSnapshot, seen: Set<string>) => {
  for (const leaf of leavesOf(snapshot)) {
    const sees = scenario.sees[leaf.id];
    if (sees === undefined) throw new Error(`Nothing says what a person sees in "${leaf.id}"`);
    sees(snapshot);
    seen.add(leaf.id);
  }
};

const checkAccessibility = async (snapshot: AnyMachineSnapshot, checked: Set<string>) => {
  const where = JSON.stringify(snapshot.value);
  if (checked.has(where)) return;
  checked.add(where);
  const { violations } = await axe.run(document.body, {
    // A rendered part has no page around it, and happy-dom has no pixels to compare.
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  const found = violations.map(
    (each) => `${each.id}: ${each.nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, `axe in ${where}`).toEqual([]);
};

/** Every transition again, through the rendered view: a person's gestures, and what a person sees. */
export const walkThroughView = (scenario: ViewScenario) =>
  describe(`${scenario.name}: every path through the view`, () => {
    const coverage = createCoverage(scenario.machine);
    const paths = pathsOf(scenario);
    const seen = new Set<string>();
    const checked = new Set<string>();
    afterEach(cleanup);

    it.each(paths.map((each) => [`${each.from}: ${each.path.name}`, each] as const))(
      '%s',
      async (_name, { input, path }) => {
        const standIns = createStandIns();
        const actor = createActor(withStandIns(scenario, standIns), {
          input,
          inspect: coverage.inspect,
        } as never);
        actor.start();
        render(<StrictMode>{scenario.view(actor as AnyActorRef, input)}</StrictMode>);
        for (const [index, { event, state }] of path.steps.entries()) {
          const before = actor.getSnapshot() as AnyMachineSnapshot;
          if (index > 0 && comesFromOutside(event.type))
            await act(async () => standIns.answer(event, waitingFor(before, event)));
          else if (index > 0) await perform(scenario, before, event);
          await settle();
          expectSame(actor.getSnapshot() as AnyMachineSnapshot, state);
          look(scenario, state, seen);
          await checkAccessibility(state, checked);
        }
        actor.stop();
      },
    );

    it('every declared transition was taken, every state was looked at', () => {
      expect(coverage.missing()).toEqual([]);
      expect([...seen].sort()).toEqual(Object.keys(scenario.sees).sort());
    });

    afterAll(() =>
      report({
        machine: scenario.machine.id,
        walkedOn: 'view',
        states: declaredStates(scenario.machine).length,
        transitions: declaredTransitions(scenario.machine),
        taken: coverage.taken(),
        paths: paths.length,
      }),
    );
  });
