import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf } from './portable';

export interface Arrow {
  readonly event: string;
  readonly guard: string;
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  readonly reenter: boolean;
  readonly spec: readonly string[];
}

export interface Place {
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly initial: readonly string[];
  readonly tags: readonly string[];
  readonly spec: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly string[];
  /** In the order in which they are tried. */
  readonly arrows: readonly Arrow[];
}

const specOf = (meta: unknown) => (meta as { spec?: readonly string[] } | undefined)?.spec ?? [];

/** xstate starts and stops the timer of a delayed transition with internal actions. */
const isOfChart = (action: unknown) =>
  !(typeof action === 'function' && String(nameOf(action)).startsWith('xstate.'));

const namesOf = (actions: readonly unknown[]) => actions.filter(isOfChart).map(nameOf);

const arrowOf = (transition: AnyTransitionDefinition): Arrow => ({
  event: transition.eventType,
  guard: transition.guard === undefined ? '' : nameOf(transition.guard),
  targets: (transition.target ?? []).map((target) => target.id),
  actions: namesOf(transition.actions),
  reenter: transition.reenter,
  spec: specOf(transition.meta),
});

const placeOf = (node: AnyStateNode): Place => ({
  id: node.id,
  type: node.type,
  description: node.description ?? '',
  initial: node.type === 'compound' ? (node.initial.target ?? []).map((target) => target.id) : [],
  tags: node.tags,
  spec: specOf(node.meta),
  entry: namesOf(node.entry),
  exit: namesOf(node.exit),
  invokes: node.invoke.map(({ id, src }) => `${id}: ${String(src)}`),
  arrows: [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(arrowOf),
});

export const nodesUnder = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesUnder),
];

/** Every state of a chart with its arrows, in the order of its literal. */
export const graphOf = (machine: AnyStateMachine): Place[] => nodesUnder(machine.root).map(placeOf);
