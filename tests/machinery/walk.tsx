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
import {
  type Coverage,
  createCoverage,
  declaredStates,
  declaredTransitions,
  report,
} from './coverage';
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

interface Moment {
  readonly event: AnyEventObject;
  /** Whether the chart accepts the event now. */
  readonly possible: boolean;
  readonly before: AnyMachineSnapshot;
  readonly actor: AnyActorRef;
}

export type Gesture = (moment: Moment) => unknown;

type Leaf = (snapshot: AnyMachineSnapshot) => unknown;

export interface ViewScenario extends Scenario {
  readonly view: (actor: AnyActorRef, input: unknown) => ReactElement;
  /** How a person makes each event happen, or finds that it cannot be done. */
  readonly gestures: Readonly<Record<string, Gesture>>;
  /** What a person sees in each innermost state, by its id. */
  readonly sees: Readonly<Record<string, Leaf>>;
  /** Events of a shared chart for which this screen has no button, and the answers to them. */
  readonly notOffered?: readonly string[];
}

interface Walk {
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

const withStandIns = (scenario: Scenario, standIns: StandIns) =>
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

const playOnActor = (scenario: Scenario, input: unknown, coverage: Coverage) => {
  const standIns = createStandIns();
  const actor = createActor(withStandIns(scenario, standIns), {
    input,
    inspect: coverage.inspect,
  } as never).start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const take = (event: AnyEventObject) => {
    if (comesFromOutside(event.type)) standIns.answer(event, waitingFor(snapshot(), event));
    else actor.send(event as never);
  };
  return { standIns, actor, snapshot, take };
};

/** Every transition of a chart on the real actor; its calls and children answer as the path says. */
export const walkOnActor = (scenario: Scenario) =>
  describe(`${scenario.name}: every path on the actor`, () => {
    const coverage = createCoverage(scenario.machine);
    const paths = pathsOf(scenario);

    it.each(paths.map((each) => [`${each.from}: ${each.path.name}`, each] as const))(
      '%s',
      (_name, { input, path }) => {
        const { standIns, actor, snapshot, take } = playOnActor(scenario, input, coverage);
        for (const [index, { event, state }] of path.steps.entries()) {
          if (index > 0) take(event);
          expectSame(snapshot(), state);
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

const perform = async (scenario: ViewScenario, actor: AnyActorRef, event: AnyEventObject) => {
  const before = actor.getSnapshot() as AnyMachineSnapshot;
  const gesture = scenario.gestures[event.type];
  if (gesture === undefined) throw new Error(`No gesture makes "${event.type}" happen`);
  await act(async () => {
    await gesture({ event, possible: before.can(event), before, actor });
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

/** What a path adds: the transitions its last step takes, or the event that is refused there. */
const newsOf = (scenario: Scenario, { from, input, path }: Walk) => {
  const [before, last] = [path.steps.at(-2)?.state, path.steps.at(-1)];
  const coverage = createCoverage(scenario.machine);
  const { actor, take } = playOnActor(scenario, input, coverage);
  for (const { event } of path.steps.slice(1, -1)) take(event);
  const known = new Set(before === undefined ? [] : coverage.taken());
  if (before !== undefined && last !== undefined) take(last.event);
  actor.stop();
  const taken = coverage.taken().filter((label) => !known.has(label));
  const state = JSON.stringify(last?.state.value);
  if (before === undefined) return [`start ${from}`];
  return before.can(last?.event)
    ? [...taken, state]
    : [`refused ${JSON.stringify([before.value, last?.event])}`];
};

const isOffered =
  ({ notOffered = [] }: ViewScenario) =>
  ({ steps }: Path) =>
    steps.every(({ event }) => !notOffered.includes(event.type));

const offeredTransitions = ({ notOffered = [] }: ViewScenario, labels: readonly string[]) =>
  labels.filter((label) => !notOffered.some((type) => label.includes(` -- ${type} `)));

/** Rendering is slow: through the view each transition, each state and each refusal is met once. */
const onceEach = (scenario: ViewScenario) => {
  const met = new Set<string>();
  return pathsOf(scenario, isOffered(scenario)).filter((walk) => {
    const news = newsOf(scenario, walk).filter((each) => !met.has(each));
    for (const each of news) met.add(each);
    return news.length > 0;
  });
};

/** Every transition again, through the rendered view: a person's gestures, and what a person sees. */
export const walkThroughView = (scenario: ViewScenario) =>
  describe(`${scenario.name}: every path through the view`, () => {
    const coverage = createCoverage(scenario.machine);
    const paths = onceEach(scenario);
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
          else if (index > 0) await perform(scenario, actor as AnyActorRef, event);
          await settle();
          expectSame(actor.getSnapshot() as AnyMachineSnapshot, state);
          look(scenario, state, seen);
          await checkAccessibility(state, checked);
        }
        actor.stop();
      },
    );

    it('every declared transition was taken, every state was looked at', () => {
      expect(offeredTransitions(scenario, coverage.missing())).toEqual([]);
      expect([...seen].sort()).toEqual(Object.keys(scenario.sees).sort());
    });

    afterAll(() =>
      report({
        machine: `${scenario.machine.id} as ${scenario.name}`,
        walkedOn: 'view',
        states: declaredStates(scenario.machine).length,
        transitions: offeredTransitions(scenario, declaredTransitions(scenario.machine)),
        taken: coverage.taken(),
        paths: paths.length,
      }),
    );
  });
