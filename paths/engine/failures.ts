import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { differences } from './differences';
import type { Step } from './graph';
import { brokenIn } from './invariants';
import { type Played, type PlayOptions, play } from './play';
import { coveringPathsOf, nameOf, type PlayedPath, pathsOf } from './played-paths';
import type { Scenario } from './scenario';

type Part = 'value' | 'context' | 'status' | 'output';

const everything: readonly Part[] = ['value', 'context', 'status', 'output'];

/** How a snapshot differs from the expected one; null where it does not. */
export const differenceIn = (
  actual: Pick<AnyMachineSnapshot, Part>,
  expected: AnyMachineSnapshot,
  parts = everything,
) => {
  const found = parts.flatMap((part) => differences(actual[part], expected[part], part));
  return found.length === 0 ? null : found.join('; ');
};

const reasonOf = (work: () => string | null) => {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The shortest path there, for a person who repeats it. */
const shortestWayTo = (scenario: Scenario, { edge }: Step) => {
  const paths = pathsOf(scenario);
  const index = paths.findIndex(({ steps }) => steps.at(-1)?.edge === edge);
  const path = paths[index];
  return path === undefined ? '' : ` (by itself: path ${index + 1}, ${nameOf(path)})`;
};

/** Plays a path; null if all is as expected, else the reason, with the events that led there. */
export const failureOf = (
  scenario: Scenario,
  { from, steps }: PlayedPath,
  { actor, stubs, snapshot, take, look }: Played,
  compared?: readonly Part[],
) => {
  // Real children make calls, which the paths of their charts check.
  const brokenHere = () => (compared === undefined ? brokenIn(look(), scenario) : null);
  for (const [index, step] of steps.entries()) {
    const reason = reasonOf(() => {
      if (index > 0) take(step.event);
      return differenceIn(snapshot(), step.state, compared) ?? brokenHere();
    });
    if (reason === null) continue;
    actor.stop();
    const events = nameOf({ from, steps: steps.slice(0, index + 1) });
    return `${reason}, after ${events}${shortestWayTo(scenario, step)}`;
  }
  actor.stop();
  const waiting = [...stubs.waiting.keys()].join(', ');
  return waiting === '' ? null : `${waiting} still waits at the end of ${nameOf({ from, steps })}`;
};

/**
 * Plays the small set of a scenario's paths on `machine`, by default its chart. Returns every path
 * that fails; none if the machine behaves like the scenario's chart. Cheap: the paths are planned
 * once.
 */
export const failuresOf = (
  scenario: Scenario,
  machine: AnyStateMachine = scenario.machine,
  options: Pick<PlayOptions, 'inspect'> = {},
): string[] =>
  coveringPathsOf(scenario).flatMap((path) => {
    const failure = failureOf(scenario, path, play(scenario, path.input, { ...options, machine }));
    return failure === null ? [] : [failure];
  });
