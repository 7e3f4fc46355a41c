import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import { placeOf } from './graph';
import { pathsOf } from './played-paths';
import type { Recording } from './recording';
import type { Scenario } from './scenario';

type RecordedChart = Recording['charts'][number];

const same = (one: StateValue, other: StateValue) => JSON.stringify(one) === JSON.stringify(other);

const different = (scenario: Scenario, snapshots: readonly AnyMachineSnapshot[]) => [
  ...new Map(snapshots.map((each) => [placeOf(each, scenario), each])).values(),
];

const starts = ({ machine, inputs }: Scenario) =>
  Object.values(inputs).map((input) => initialTransition(machine, input)[0] as AnyMachineSnapshot);

const snapshots = (scenario: Scenario) =>
  pathsOf(scenario).flatMap(({ steps }) => steps.map(({ state }) => state));

/** A recording may begin with the chart, or when the atlas began to watch. */
const whereItBegan = (scenario: Scenario, { event, value }: RecordedChart['steps'][number]) =>
  event.type === 'xstate.init'
    ? starts(scenario).filter((start) => same(start.value, value))
    : different(scenario, snapshots(scenario));

/** A recording has no values: each is one of the examples that the scenario has for such an event. */
const examplesOf = ({ examples }: Scenario, snapshot: AnyMachineSnapshot, type: string) =>
  examples(snapshot, type) ?? ([{ type }] as readonly AnyEventObject[]);

const afterStep = (
  scenario: Scenario,
  snapshots: readonly AnyMachineSnapshot[],
  { event, value }: RecordedChart['steps'][number],
) => {
  const next = snapshots.flatMap((snapshot) =>
    examplesOf(scenario, snapshot, event.type).map(
      (example) =>
        transition(scenario.machine, snapshot as never, example)[0] as AnyMachineSnapshot,
    ),
  );
  return different(
    scenario,
    next.filter((snapshot) => same(snapshot.value, value)),
  );
};

/**
 * Repeats a recording on the current chart: every event must lead to the recorded state. Returns
 * the final state; throws at the first step that the chart no longer takes.
 */
export const replay = (scenario: Scenario, { chart, steps }: RecordedChart) => {
  const [first, ...rest] = steps;
  if (first === undefined) throw new Error(`${chart}: nothing was recorded`);
  const begins = first.event.type === 'xstate.init';
  let snapshots = whereItBegan(scenario, first);
  for (const [index, step] of (begins ? rest : steps).entries()) {
    snapshots = afterStep(scenario, snapshots, step);
    if (snapshots.length === 0)
      throw new Error(
        `${chart}: at step ${index + 1} "${step.event.type}" no longer leads to ${JSON.stringify(step.value)}`,
      );
  }
  return snapshots[0]?.value;
};
