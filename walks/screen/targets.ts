import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { takenByEdge } from '../engine/taken';
import { openPathsOf, walksAlong } from '../engine/walks';
import type { WalkedScreen } from './screen';

/** The ids of the innermost states that are on. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);

const isOpenFor =
  ({ notOffered = [] }: WalkedScreen) =>
  ({ type }: AnyEventObject) =>
    !notOffered.includes(type);

/**
 * The edges at which a screen shows something new. What a chart does with every event in every state
 * is proved on the actor, where it costs little; a screen is looked at for each transition, for each
 * state, and for each event that a state refuses.
 */
const targetsOf = (screen: WalkedScreen): ReadonlySet<string> => {
  const taken = takenByEdge(screen);
  const met = new Set<string>();
  const targets = new Set<string>();
  for (const { from, steps } of openPathsOf(screen, isOpenFor(screen))) {
    const [before, last] = [steps.at(-2)?.state, steps.at(-1)];
    if (last === undefined) continue;
    const news = newsOf(from, before, last, taken.get(last.edge) ?? []);
    if (news.every((each) => met.has(each))) continue;
    for (const each of news) met.add(each);
    targets.add(last.edge);
  }
  return targets;
};

const newsOf = (
  from: string,
  before: AnyMachineSnapshot | undefined,
  { event, state }: { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot },
  taken: readonly string[],
) => {
  if (before === undefined) return [`start ${from}`];
  if (!before.can(event)) return leavesOf(before).map((id) => `${JSON.stringify([id, event])}`);
  // A screen may have no gesture for what changes nothing: the same transition is met again where it does.
  const stays = JSON.stringify(before.value) === JSON.stringify(state.value) ? ' (stays)' : '';
  return [...taken.map((label) => `${label}${stays}`), ...leavesOf(state)];
};

/** Few walks through a screen that take all of them. */
export const screenWalks = (screen: WalkedScreen) => {
  const targets = targetsOf(screen);
  return walksAlong(screen, { isWanted: (edge) => targets.has(edge), isOpen: isOpenFor(screen) });
};
