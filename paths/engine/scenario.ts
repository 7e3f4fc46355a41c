import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { EventExamples } from './graph';
import type { Invariant } from './invariants';
import type { ChildAtWork } from './stubs';

/** A chart, and what playing it needs: its inputs, and how its calls end. */
export interface Scenario {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** Where it starts: every path is generated from each of them. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly examples: EventExamples;
  readonly relevant?: (snapshot: AnyMachineSnapshot) => unknown;
  /** The invoked calls, by `src`, and the child charts, by `src`. */
  readonly calls: readonly string[];
  readonly children?: Readonly<Record<string, ChildAtWork>>;
  /** The other parts of the context that the screen shows and no guard reads. */
  readonly announces?: (snapshot: AnyMachineSnapshot) => unknown;
  /** The rules checked after every step of every path. */
  readonly invariants?: readonly Invariant[];
  /** The answers that do not end a call, by `src`. */
  readonly goesOn?: Readonly<Record<string, readonly string[]>>;
  /**
   * Calls (or `call.field`) whose answer stays valid after their request has changed, with the
   * reason.
   */
  readonly outlives?: Readonly<Record<string, string>>;
}
