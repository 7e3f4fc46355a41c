import { expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
  transition,
} from 'xstate';

export interface Row {
  /** The requirement in a business person's words, its ids in front. */
  readonly rule: string;
  readonly in: StateValue;
  readonly on: AnyEventObject;
  readonly to: StateValue;
  /** What the chart remembers at that moment, where the rule depends on it. */
  readonly with?: Record<string, unknown>;
  /** What it must remember afterwards. */
  readonly remembering?: Record<string, unknown>;
  /** What its final state tells the portal. */
  readonly exit?: unknown;
}

/**
 * Checks a chart against rows written by hand from the requirements. Expectations generated from a
 * chart follow it wherever it goes; these do not.
 */
export const obeys = (machine: AnyStateMachine, context: object, rows: readonly Row[]) => {
  for (const row of rows)
    it(row.rule, () => {
      const before = machine.resolveState({
        value: row.in,
        context: { ...context, ...row.with },
      } as never);
      const [after] = transition(machine, before, row.on) as [AnyMachineSnapshot, unknown];
      expect(after.value).toEqual(row.to);
      if (row.remembering) expect(after.context).toMatchObject(row.remembering);
      if (row.exit) expect(after.output).toEqual(row.exit);
    });
};

/** The same rule for several answers: one row each. */
export const forEachAnswer = (
  answers: readonly string[],
  row: (type: string) => Row,
): readonly Row[] => answers.map(row);
