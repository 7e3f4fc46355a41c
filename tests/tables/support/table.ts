import { expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import { chartsAtTest } from './charts-at-test';

interface Rule {
  /** The requirement in a business person's words, its ids in front. */
  readonly rule: string;
  readonly to: StateValue;
  /** The context of the chart afterwards: each named part wholly. */
  readonly remembering?: Record<string, unknown>;
  /** The output of its final state. */
  readonly exit?: unknown;
  /** All its other actions, by name and in order. */
  readonly doing?: readonly string[];
  /** All events it emits. */
  readonly sends?: readonly AnyEventObject[];
  /** All events for its children, by their id. */
  readonly passing?: Readonly<Record<string, AnyEventObject>>;
  /** All its calls, by `src`, with their input. */
  readonly asking?: Readonly<Record<string, unknown>>;
}

interface Step extends Rule {
  readonly in: StateValue;
  readonly on: AnyEventObject;
  /** The context of the chart before the event, where the rule depends on it. */
  readonly with?: Record<string, unknown>;
}

interface Start extends Rule {
  /** The input that the chart starts with. */
  readonly starting: unknown;
}

export type Row = Step | Start;

type Taken = readonly [AnyMachineSnapshot, readonly ExecutableActionObject[]];

const take = (machine: AnyStateMachine, context: object, row: Row): Taken => {
  if ('starting' in row) return initialTransition(machine, row.starting) as never;
  const remembered = { ...context, ...row.with };
  const before = machine.resolveState({ value: row.in, context: remembered } as never);
  for (const id of Object.keys(row.passing ?? {})) before.children[id] = {} as AnyActorRef;
  return transition(machine, before, row.on) as never;
};

const ofXState = ({ type }: ExecutableActionObject) => type.startsWith('xstate.');

const paramsOf = (actions: Taken[1], type: string) =>
  actions.filter((each) => each.type === type).map(({ params }) => params as never);

const doneIn = (actions: Taken[1]) =>
  actions.filter((each) => !ofXState(each)).map((each) => each.type);

const sentIn = (actions: Taken[1]) =>
  paramsOf(actions, 'xstate.emit').map(({ event }: { event: AnyEventObject }) => event);

const passedIn = (actions: Taken[1]) =>
  Object.fromEntries(
    paramsOf(actions, 'xstate.sendTo').map(
      ({ targetId, event }: { targetId: string; event: AnyEventObject }) => [targetId, event],
    ),
  );

interface Spawned {
  readonly src: string;
  readonly input: unknown;
  readonly actorRef: AnyActorRef;
}

/** A state that is left at once has started none of its actors. */
const askedIn = (actions: Taken[1]) => {
  const stopped: readonly AnyActorRef[] = paramsOf(actions, 'xstate.stopChild');
  const spawned: readonly Spawned[] = paramsOf(actions, 'xstate.spawnChild');
  return Object.fromEntries(
    spawned
      .filter(({ actorRef }) => !stopped.includes(actorRef))
      .map(({ src, input }) => [src, input]),
  );
};

const only = (named: object, context: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(named).map((key) => [key, context[key]]));

/**
 * Checks a chart against rows written by hand from the requirements. Expectations generated from a
 * chart follow it wherever it goes; these do not.
 */
export const obeys = (machine: AnyStateMachine, context: object, rows: readonly Row[]) => {
  chartsAtTest.add(machine);
  for (const row of rows)
    it(row.rule, () => {
      const [after, actions] = take(machine, context, row);
      expect(after.value).toEqual(row.to);
      if (row.remembering) expect(only(row.remembering, after.context)).toEqual(row.remembering);
      if (row.exit) expect(after.output).toEqual(row.exit);
      if (row.doing) expect(doneIn(actions)).toEqual(row.doing);
      if (row.sends) expect(sentIn(actions)).toEqual(row.sends);
      if (row.passing) expect(passedIn(actions)).toEqual(row.passing);
      if (row.asking) expect(askedIn(actions)).toStrictEqual(row.asking);
    });
};

/** The same rule for several answers: one row each. */
export const forEachAnswer = (
  answers: readonly string[],
  row: (type: string) => Row,
): readonly Row[] => answers.map(row);
