import * as v from 'valibot';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  StateMachine,
} from 'xstate';
import { type UnsentWork, unsentWork } from '../flow-result';
import type { DraftRules } from './stored-drafts';

/** What a flow adds to its stored snapshot. */
export interface Persists<Snapshot = AnyMachineSnapshot> {
  /** The parts for which the specification prescribes storage keys (API-008). */
  readonly named?: (snapshot: Snapshot) => Readonly<Record<string, string>>;
  /** What would be lost by leaving. */
  readonly unsent?: (snapshot: Snapshot) => readonly UnsentWork[];
  /** At another address the flow begins there. */
  readonly onlyWhereItWas?: boolean;
  /** After a success nothing is stored, as in a state with the tag `over`. */
  readonly over?: (snapshot: Snapshot) => boolean;
}

const draft = (shape: string) =>
  v.object({
    shape: v.literal(shape),
    snapshot: v.looseObject({ status: v.literal('active'), value: v.unknown() }),
    named: v.record(v.string(), v.string()),
    unsent: v.array(v.picklist(unsentWork)),
  });

export type PersistedFlow = v.InferOutput<ReturnType<typeof draft>>;

const partsOf = (node: AnyStateNode): unknown => [
  node.key,
  node.type,
  [...node.transitions.keys()],
  node.invoke.map(({ src }) => src),
  Object.values(node.states).map(partsOf),
];

const hashOf = (text: string) => {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
};

/**
 * States, events and actors of a chart and of its children, as a short text. A snapshot of another
 * edition is restored only where they are the same.
 */
export const shapeOf = (machine: AnyStateMachine): string => {
  const children = Object.values(machine.implementations.actors).filter(
    (actor): actor is AnyStateMachine => actor instanceof StateMachine,
  );
  return hashOf(JSON.stringify([partsOf(machine.root), children.map(shapeOf)]));
};

/**
 * A flow's snapshot for a reload, by XState: no flow needs states or guards for it. After a success
 * (tag `over`) nothing is stored; where a flow has failed, what was stored before its call.
 */
export const persisting = (
  machine: AnyStateMachine,
  { named, unsent, onlyWhereItWas = false, over }: Persists = {},
): DraftRules => {
  const shape = shapeOf(machine);
  const isKept = ({ type }: { readonly type?: string }) => type === 'failed' || type === 'refused';
  return {
    schema: draft(shape),
    of: (snapshot) => {
      if (snapshot.status === 'done') return isKept(snapshot.output ?? {}) ? undefined : null;
      if (snapshot.hasTag('over') || over?.(snapshot)) return null;
      return {
        shape,
        snapshot: snapshot.machine.getPersistedSnapshot(snapshot),
        named: named?.(snapshot) ?? {},
        unsent: [...(unsent?.(snapshot) ?? [])],
      };
    },
    named: (stored) => (stored as PersistedFlow).named,
    unsent: (stored) => (stored as PersistedFlow).unsent,
    restores: true,
    onlyWhereItWas,
  };
};
