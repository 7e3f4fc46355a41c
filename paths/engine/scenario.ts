import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { EventExamples } from './graph';
import type { Invariant } from './invariants';
import type { ChildAtWork } from './stubs';

/** One chart and all it needs to be walked: where it starts, how its calls end. */
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
  /** What else of the context is announced on the screen, where no guard depends on it. */
  readonly announces?: (snapshot: AnyMachineSnapshot) => unknown;
  /** What holds after every step of every path. */
  readonly invariants?: readonly Invariant[];
  /** The answers after which a call goes on, by `src`. */
  readonly goesOn?: Readonly<Record<string, readonly string[]>>;
  /** Calls (or `call.field`) whose answer stays good when what they were asked with has changed meanwhile, and why. */
  readonly outlives?: Readonly<Record<string, string>>;
}
