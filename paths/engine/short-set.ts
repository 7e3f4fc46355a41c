import type { AnyMachineSnapshot } from 'xstate';
import { type PlayedPath, pathsOf } from './played-paths';
import type { Scenario } from './scenario';

/** The ids of the innermost states that are on. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);

/**
 * What the last step of a path shows: a transition, a state, the end of a child, or a refused
 * event.
 */
const newsOf = ({ from, steps }: PlayedPath): string[] => {
  const [before, last] = [steps.at(-2)?.state, steps.at(-1)];
  if (last === undefined) return [];
  const { event, state, taken } = last;
  if (before === undefined) return [`start ${from}`];
  if (!before.can(event)) return leavesOf(before).map((id) => JSON.stringify([id, event]));
  // A screen may have no gesture for an event without effect: another step shows the same
  // transition with effect.
  const stays = JSON.stringify(before.value) === JSON.stringify(state.value) ? ' (stays)' : '';
  const ending = event.type.startsWith('xstate.done.actor.') ? [JSON.stringify(event)] : [];
  return [...taken.map((label) => `${label}${stays}`), ...leavesOf(state), ...ending];
};

/**
 * The short set: those paths whose end shows something that no earlier path shows. The full set
 * proves what a chart does with every event in every state. Returns the last edge of each path.
 */
export const shortSetOf = (
  scenario: Scenario,
  closed: readonly string[] = [],
): ReadonlySet<string> => {
  const met = new Set<string>();
  const ends = pathsOf(scenario, closed).filter((path) => {
    const news = newsOf(path).filter((each) => !met.has(each));
    for (const each of news) met.add(each);
    return news.length > 0;
  });
  return new Set(ends.map(({ steps }) => steps.at(-1)?.edge ?? ''));
};
