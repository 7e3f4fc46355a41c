import type { AnyEventObject, EventObject, MachineContext, StateMachine } from 'xstate';
import { fromCallback } from 'xstate';

/** A chart that is written once and used for many things, with the types of one of its uses. */
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

/** An actor that whoever uses the chart must provide. */
export const toBeProvided = <Input>(name: string) =>
  fromCallback<EventObject, Input>(() => {
    throw new Error(`Nobody has provided "${name}": whoever uses the chart does.`);
  });
