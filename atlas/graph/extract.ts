import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { StateMeta } from '../../machines/flow-result';
import { pathOf } from '../../machines/pages';
import { labelOf, nameOf } from '../../paths/engine/label';
import type { Arrow, Chart, ChartState, Invoked } from './chart';

/** Timers of the library are no actions of the chart. */
const named = (actions: readonly unknown[]) =>
  actions.map(nameOf).filter((name) => !name.startsWith('xstate.'));

const chartPlayedBy = (machine: AnyStateMachine, src: string) => {
  const actor: unknown = machine.implementations.actors[src];
  const logic = actor as { root?: unknown; id?: string } | undefined;
  return logic?.root === undefined ? null : (logic.id ?? null);
};

const invokedBy = (machine: AnyStateMachine, node: AnyStateNode): Invoked[] =>
  node.invoke.map(({ id, src }) => {
    const name = typeof src === 'string' ? src : id;
    return { id, src: name, chart: chartPlayedBy(machine, name) };
  });

/** An end is identified by its output: as it is written, or as its function returns it. */
const endOf = ({ type, config }: AnyStateNode): string | null => {
  if (type !== 'final') return null;
  const { output } = config;
  if (typeof output !== 'function') return (output as { type?: string } | undefined)?.type ?? null;
  return /type:\s*['"`](\w+)/.exec(String(output))?.[1] ?? null;
};

const stateOf = (machine: AnyStateMachine, node: AnyStateNode): ChartState => {
  const meta = (node.meta ?? {}) as StateMeta;
  const isCompound = node.type === 'compound';
  return {
    id: node.id,
    key: node.key,
    path: node.path.join('.'),
    parent: node.parent?.id ?? null,
    children: Object.values(node.states).map((child) => (child as AnyStateNode).id),
    kind: node.type,
    initial: isCompound ? (node.initial.target[0]?.id ?? null) : null,
    description: node.description ?? '',
    spec: meta.spec ?? [],
    address: meta.page === undefined ? null : pathOf(meta.page),
    tags: node.tags,
    entry: named(node.entry),
    exit: named(node.exit),
    invokes: invokedBy(machine, node),
    end: endOf(node),
  };
};

const turnOf = (index: number, count: number, guard: string | null): Arrow['turn'] => {
  if (count === 1) return 'only';
  if (index === 0) return 'first';
  return guard === null ? 'last' : 'next';
};

const arrowOf = (transition: AnyTransitionDefinition, index: number, count: number): Arrow => {
  const { source, target, guard, actions } = transition;
  const condition = guard === undefined ? null : nameOf(guard);
  const meta = ((transition as { meta?: StateMeta }).meta ?? {}) as StateMeta;
  return {
    id: labelOf(transition),
    source: source.id,
    target: target?.[0]?.id ?? source.id,
    stays: target === undefined || target.length === 0,
    event: transition.eventType,
    guard: condition,
    turn: turnOf(index, count, condition),
    actions: named(actions),
    spec: meta.spec ?? [],
    isGood: meta.happyPath === true,
  };
};

const arrowsOf = (node: AnyStateNode): Arrow[] =>
  [...node.transitions.values(), node.always ?? []].flatMap((group) =>
    group.map((transition, index) => arrowOf(transition, index, group.length)),
  );

const withInner = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => withInner(child as AnyStateNode)),
];

/** Reads a machine as a picture: every state and every declared transition, in reading order. */
export const extract = (machine: AnyStateMachine): Chart => {
  const nodes = withInner(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map((node) => stateOf(machine, node)),
    arrows: nodes.flatMap(arrowsOf),
  };
};
