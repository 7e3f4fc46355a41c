import * as v from 'valibot';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  type InputFrom,
  type SnapshotFrom,
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
  /** Nothing is stored: after a success, as in a state with the tag `over`, or where the address says it all. */
  readonly over?: (snapshot: Snapshot) => boolean;
  /** What was stored before stays, as on the way to another place. */
  readonly leaves?: (snapshot: Snapshot) => boolean;
  /** The context without what may not be stored. */
  readonly omits?: (snapshot: Snapshot) => object;
  /** Whether the input, which says the address, is of what was stored; otherwise the flow begins there. */
  readonly resumes?: (context: never, input: never) => boolean;
}

const draft = (shape: string) =>
  v.object({
    shape: v.literal(shape),
    snapshot: v.looseObject({
      status: v.literal('active'),
      value: v.unknown(),
      context: v.looseObject({}),
    }),
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

/** A child chart that begins again after a reload, with its input; nothing else of it is stored. */
export const beginningAgain = <Chart extends AnyStateMachine>(
  machine: Chart,
  inputOf: (context: ContextFrom<Chart>) => InputFrom<Chart>,
): Chart => {
  const again: Chart = Object.create(machine);
  return Object.assign(again, {
    getPersistedSnapshot: ({ context }: SnapshotFrom<Chart>) => ({ input: inputOf(context) }),
    restoreSnapshot: (stored: unknown, scope: never) =>
      again.getInitialSnapshot(scope, (stored as { readonly input: never }).input),
  });
};

/**
 * A flow's snapshot for a reload, by XState: no flow needs states or guards for it. After a success
 * (tag `over`) nothing is stored; where a flow has failed, what was stored before its call.
 */
export const persisting = (
  machine: AnyStateMachine,
  { named, unsent, onlyWhereItWas = false, over, leaves, omits, resumes }: Persists = {},
): DraftRules => {
  const shape = shapeOf(machine);
  const isKept = ({ type }: { readonly type?: string }) => type === 'failed' || type === 'refused';
  return {
    schema: draft(shape),
    of: (snapshot) => {
      if (snapshot.status === 'done') return isKept(snapshot.output ?? {}) ? undefined : null;
      if (snapshot.hasTag('over') || over?.(snapshot)) return null;
      if (leaves?.(snapshot)) return undefined;
      const stored = snapshot.machine.getPersistedSnapshot(snapshot);
      return {
        shape,
        snapshot: omits ? { ...stored, context: omits(snapshot) } : stored,
        named: named?.(snapshot) ?? {},
        unsent: [...(unsent?.(snapshot) ?? [])],
      };
    },
    named: (stored) => (stored as PersistedFlow).named,
    unsent: (stored) => (stored as PersistedFlow).unsent,
    restores: (stored, input) =>
      resumes?.((stored as PersistedFlow).snapshot.context as never, input as never) ?? true,
    onlyWhereItWas,
  };
};
