import { act, cleanup, render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
} from 'xstate';
import { createCoverage, declaredStates, declaredTransitions, report } from './coverage';
import { onlooker } from './onlooker';
import type { Path } from './paths';
import {
  pathsOf,
  playOnActor,
  type Scenario,
  type Walk,
  waitingFor,
  withStandIns,
} from './scenario';
import { comesFromOutside, createStandIns } from './stand-ins';

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

const leavesOf = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes.filter((node) => node.type === 'atomic' || node.type === 'final');

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

/** Whether something of this state is met for the first time; parallel parts count one by one. */
const isNew = (snapshot: AnyMachineSnapshot, visited: Set<string>) => {
  const unseen = leavesOf(snapshot).filter(({ id }) => !visited.has(id));
  for (const { id } of unseen) visited.add(id);
  return unseen.length > 0;
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
  if (before === undefined || last === undefined) return [`start ${from}`];
  // A screen may have no gesture for what changes nothing: the same transition is met again where it does.
  const stays = JSON.stringify(before.value) === JSON.stringify(last.state.value) ? ' (stays)' : '';
  const labels = taken.map((label) => `${label}${stays}`);
  if (before.can(last.event)) return [...labels, ...leavesOf(last.state).map(({ id }) => id)];
  return leavesOf(before).map(({ id }) => `refused ${JSON.stringify([id, last.event])}`);
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
    const visited = new Set<string>();
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
          onlooker.departs({ event, state });
          if (index > 0 && comesFromOutside(event.type))
            await act(async () => standIns.answer(event, waitingFor(before, event)));
          else if (index > 0) await perform(scenario, actor as AnyActorRef, event);
          await settle();
          expectSame(actor.getSnapshot() as AnyMachineSnapshot, state);
          look(scenario, state, seen);
          await onlooker.arrives({ event, state }, isNew(state, visited));
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
