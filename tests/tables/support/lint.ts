import { getStateNodes } from '@xstate/test';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type CallContract, otpCodes } from '../../../acquirer/contract/call';
import { chartsAtTest } from './charts-at-test';

/** ERR-013: the portal handles these, unless the chart has an arrow for them. */
const expiry: readonly number[] = [401, 408];

/** The name of every event a call may answer a chart with, as its contract says. */
export const answersOf = (contract: CallContract): string[] => [
  ...contract.statuses
    .filter((status) => !expiry.includes(status))
    .map((status) => `http.${status}`),
  'http.network',
  ...(contract.refuses ? ['http.refused'] : []),
  ...(contract.confirmsCode ? otpCodes.map((code) => `otp.${code}`) : []),
  ...(contract.changesPassword ? ['password.wrong'] : []),
];

const ancestorsAnd = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...ancestorsAnd(node.parent)];

const handles = (node: AnyStateNode, event: string) =>
  ancestorsAnd(node).some((each) => each.ownEvents.includes(event));

/**
 * In every inner configuration of this state, at least one of its parallel parts handles the event.
 */
const handlesInside = (node: AnyStateNode, event: string): boolean => {
  const inner = Object.values(node.states).map(
    (child) => child.ownEvents.includes(event) || handlesInside(child, event),
  );
  return node.type === 'parallel' ? inner.some(Boolean) : inner.length > 0 && inner.every(Boolean);
};

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [
  machine.root,
  ...(getStateNodes(machine.root) as AnyStateNode[]),
];

const transitionsOf = (node: AnyStateNode) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

interface ChildChart {
  readonly chart: AnyStateMachine;
  /** Why an exit of the child cannot reach this parent, where that is so. */
  readonly never?: readonly string[];
}

export interface Wiring {
  /** Each invoked call by its `src`, and the contracts it may stand for. */
  readonly calls: Readonly<Record<string, readonly CallContract[]>>;
  readonly children?: Readonly<Record<string, ChildChart>>;
  /** Actors that are no call: the events they answer with. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
}

const expectedAnswers = (wiring: Wiring, src: string): readonly string[] => {
  const contracts = wiring.calls[src];
  if (contracts !== undefined) return [...new Set(contracts.flatMap(answersOf))];
  const other = wiring.others?.[src];
  if (other !== undefined) return other;
  if (wiring.children?.[src] !== undefined) return [];
  throw new Error(`Nothing says what "${src}" answers`);
};

const unhandledAnswers = (machine: AnyStateMachine, wiring: Wiring) =>
  nodesOf(machine).flatMap((node) =>
    node.invoke.flatMap((invoked) =>
      expectedAnswers(wiring, String(invoked.src))
        .filter((answer) => !handles(node, answer) && !handlesInside(node, answer))
        .map((answer) => `${node.id}: ${String(invoked.src)} answers ${answer}`),
    ),
  );

const exitsOf = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .filter((node) => node.type === 'final' && node.parent === machine.root)
    .map((node) => node.key);

const unguardedEnds = (node: AnyStateNode) =>
  [...node.transitions.entries()]
    .filter(([event]) => event.startsWith('xstate.done.actor.'))
    .flatMap(([, transitions]) => transitions)
    .filter((each) => each.guard === undefined)
    .map(() => `${node.id}: onDone without a named guard`);

const tooFewEnds = (machine: AnyStateMachine, wiring: Wiring) =>
  nodesOf(machine).flatMap((node) =>
    node.invoke.flatMap((invoked) => {
      const child = wiring.children?.[String(invoked.src)];
      if (child === undefined) return [];
      const ends = node.transitions.get(`xstate.done.actor.${invoked.id}`)?.length ?? 0;
      const exits = exitsOf(child.chart).filter((exit) => !child.never?.includes(exit)).length;
      return ends >= exits ? [] : [`${node.id}: ${ends} ends for ${exits} exits of ${invoked.id}`];
    }),
  );

/** A delayed transition has internal actions: they start and stop its timer. */
const isOfXState = (part: unknown) =>
  typeof part === 'function' && 'type' in part && String(part.type).startsWith('xstate.');

const isNamed = (part: unknown) =>
  typeof part === 'string' || typeof part === 'object' || isOfXState(part);

const inlineParts = (node: AnyStateNode) => [
  ...[...node.entry, ...node.exit]
    .filter((action) => !isNamed(action))
    .map(() => `${node.id}: inline action`),
  ...transitionsOf(node).flatMap((each) => [
    ...(each.guard !== undefined && !isNamed(each.guard) ? [`${node.id}: inline guard`] : []),
    ...each.actions.filter((action) => !isNamed(action)).map(() => `${node.id}: inline action`),
  ]),
];

const generatedId = (id: string) => /^\d+\./.test(id);

/** The rules for every chart, on which analysts and the path generator rely. */
export const lintChart = (machine: AnyStateMachine, wiring: Wiring) => {
  chartsAtTest.add(machine);
  describe(`${machine.id}: the chart keeps the rules of the house`, () => {
    it('every answer of every call is on an arrow', () => {
      expect(unhandledAnswers(machine, wiring)).toEqual([]);
    });
    it('every exit of a child chart has a named guard, and there is no default', () => {
      expect(nodesOf(machine).flatMap(unguardedEnds)).toEqual([]);
      expect(tooFewEnds(machine, wiring)).toEqual([]);
    });
    it('every state has an Italian description for the analyst', () => {
      const silent = nodesOf(machine).filter((node) => !node.description);
      expect(silent.map((node) => node.id)).toEqual([]);
    });
    it('every guard and action has a name, every invoked actor an id', () => {
      expect(nodesOf(machine).flatMap(inlineParts)).toEqual([]);
      const nameless = nodesOf(machine).flatMap((node) => node.invoke);
      expect(nameless.filter((invoked) => generatedId(invoked.id))).toEqual([]);
    });
  });
};
