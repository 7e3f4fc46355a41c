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

interface Outcome {
  readonly to: StateValue;
  /** The context of the chart afterwards: each named part wholly. */
  readonly remembering?: object | undefined;
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

interface Step {
  readonly in: StateValue;
  readonly with?: object | undefined;
  readonly on: AnyEventObject;
}

interface Start {
  readonly starting: unknown;
}

/** A row of a table. What it does not name is not checked. */
export class Row {
  readonly title: string;
  readonly cause: Step | Start;
  readonly outcome: Outcome;

  constructor(title: string, cause: Step | Start, outcome: Outcome) {
    this.title = title;
    this.cause = cause;
    this.outcome = outcome;
  }

  private and = (more: Partial<Outcome>) =>
    new Row(this.title, this.cause, { ...this.outcome, ...more });

  exits = (exit: unknown) => this.and({ exit });
  does = (...doing: readonly string[]) => this.and({ doing });
  sends = (...sends: readonly AnyEventObject[]) => this.and({ sends });
  passes = (passing: Outcome['passing'] & object) => this.and({ passing });
  asks = (asking: Outcome['asking'] & object) => this.and({ asking });
}

/**
 * Begins a row: `rule('…').in(state, context).on(event).to(state, context)`. Its title is the
 * requirement in a business person's words, the ids in front. The contexts name only the parts that
 * the rule depends on or changes.
 */
export const rule = (title: string) => {
  const leads = (cause: Step | Start) => ({
    to: (to: StateValue, remembering?: object) => new Row(title, cause, { to, remembering }),
  });
  return {
    starting: (input: unknown) => leads({ starting: input }),
    in: (state: StateValue, context?: object) => ({
      on: (event: AnyEventObject | string, payload: object = {}) => {
        const on = typeof event === 'string' ? { type: event, ...payload } : event;
        return leads({ in: state, with: context, on });
      },
    }),
  };
};

type Taken = readonly [AnyMachineSnapshot, readonly ExecutableActionObject[]];

const take = (machine: AnyStateMachine, context: object, { cause, outcome }: Row): Taken => {
  if ('starting' in cause) return initialTransition(machine, cause.starting) as never;
  const remembered = { ...context, ...cause.with };
  const before = machine.resolveState({ value: cause.in, context: remembered } as never);
  const invoked = before._nodes.flatMap((node) => node.invoke.map(({ id }) => id));
  for (const id of [...invoked, ...Object.keys(outcome.passing ?? {})])
    before.children[id] = { id } as AnyActorRef;
  return transition(machine, before, cause.on) as never;
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
    it(row.title, () => {
      const [after, actions] = take(machine, context, row);
      const { to, remembering, exit, doing, sends, passing, asking } = row.outcome;
      expect(after.value).toEqual(to);
      if (remembering) expect(only(remembering, after.context)).toEqual(remembering);
      if (exit) expect(after.output).toEqual(exit);
      if (doing) expect(doneIn(actions)).toEqual(doing);
      if (sends) expect(sentIn(actions)).toEqual(sends);
      if (passing) expect(passedIn(actions)).toEqual(passing);
      if (asking) expect(askedIn(actions)).toStrictEqual(asking);
    });
};

/** The same rule for several answers: one row each. */
export const forEachAnswer = (
  answers: readonly string[],
  row: (type: string) => Row,
): readonly Row[] => answers.map(row);
