import { act } from '@testing-library/react';
import { type AnyActorRef, type AnyEventObject, type AnyStateMachine, createActor } from 'xstate';
import { createStubs } from '../engine/stubs';

/** A running chart for a screen: its calls wait until the test answers them. */
export const atWork = (machine: AnyStateMachine, input: unknown, calls: readonly string[]) => {
  const stubs = createStubs();
  const provided = machine.provide({
    actors: Object.fromEntries(calls.map((name) => [name, stubs.call(name)])),
  } as never);
  const actor = createActor(provided, { input } as never).start() as AnyActorRef;
  return {
    actor,
    send: (event: AnyEventObject) => act(() => actor.send(event)),
    answer: (type: string) => act(() => stubs.answer({ type })),
  };
};
