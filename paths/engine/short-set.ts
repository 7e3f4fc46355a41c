import type { AnyMachineSnapshot } from 'xstate';
import { openPathsOf, type PlayedPath } from './played-paths';
import type { Scenario } from './scenario';

/** The ids of the innermost states that are on. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);

/** What the last step of a path shows: each transition, state, end of a child, event that a state refuses. */
const newsOf = ({ from, steps }: PlayedPath): string[] => {
  const [before, last] = [steps.at(-2)?.state, steps.at(-1)];
  if (last === undefined) return [];
  const { event, state, taken } = last;
  if (before === undefined) return [`start ${from}`];
  if (!before.can(event)) return leavesOf(before).map((id) => JSON.stringify([id, event]));
  // There may be no gesture for what changes nothing: the same transition is met again where it does.
  const stays = JSON.stringify(before.value) === JSON.stringify(state.value) ? ' (stays)' : '';
  const ending = event.type.startsWith('xstate.done.actor.') ? [JSON.stringify(event)] : [];
  return [...taken.map((label) => `${label}${stays}`), ...leavesOf(state), ...ending];
};

/**
 * The short set: of the paths those whose end shows something that none before it does. What a chart
 * does with every event in every state is the full set's to prove. Gives the edges they end with.
 */
export const shortSetOf = (
  scenario: Scenario,
  closed: readonly string[] = [],
): ReadonlySet<string> => {
  const met = new Set<string>();
  const ends = openPathsOf(scenario, closed).filter((path) => {
    const news = newsOf(path).filter((each) => !met.has(each));
    for (const each of news) met.add(each);
    return news.length > 0;
  });
  return new Set(ends.map(({ steps }) => steps.at(-1)?.edge ?? ''));
};
