import type {
  AnyEventObject,
  AnyStateMachine,
  CallbackActorLogic,
  EventObject,
  MachineContext,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import { fromCallback } from 'xstate';

/** An actor that works on its input and sends its parent `Told`. */
export type EventSourceLogic<Input, Told> = CallbackActorLogic<EventObject, Input> & {
  readonly sends?: Told;
};

/** A chart that is written once for several uses, with the types of one of them. */
export type TypedAs<
  Chart,
  Use extends { context: MachineContext; events: AnyEventObject; input: unknown },
> =
  Chart extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer Output,
    infer Emitted,
    infer Meta,
    infer Schema,
    infer TransitionMeta
  >
    ? StateMachine<
        Use['context'],
        Use['events'],
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Use['input'],
        Output,
        Emitted,
        Meta,
        Schema,
        TransitionMeta
      >
    : never;

/** The parts of such a chart that a view reads. */
export interface Shown<Chart extends AnyStateMachine, Context, Event> {
  readonly context: Context;
  readonly children: SnapshotFrom<Chart>['children'];
  matches(value: Parameters<SnapshotFrom<Chart>['matches']>[0]): boolean;
  hasTag(tag: Parameters<SnapshotFrom<Chart>['hasTag']>[0]): boolean;
  can(event: Event): boolean;
}

/** A guard or an action whose parameter is the event of its arrow. */
export const withEvent = <const Name extends string>(type: Name) =>
  ({ type, params: <Event>({ event }: { readonly event: Event }) => event }) as const;

/** An answer, as a guard or an action takes it. */
export interface Answered<Body> {
  readonly body: Body;
}

/** An actor that the user of the chart must provide. */
export const requiredActor = <Input>(name: string) =>
  fromCallback<EventObject, Input>(() => {
    throw new Error(`The actor "${name}" must be provided by the user of the chart.`);
  });
