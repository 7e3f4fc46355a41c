import { act } from '@testing-library/react';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  StateMachine,
} from 'xstate';
import { createStubs } from '../engine/stubs';

/**
 * A running chart for a screen: its calls, and those of its code chart, wait until the test answers
 * them.
 */
export const atWork = (machine: AnyStateMachine, input: unknown, calls: readonly string[]) => {
  const stubs = createStubs();
  const waiting = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, stubs.call(name)]));
  const { code } = machine.implementations.actors;
  const codeCalls = { actors: waiting(['askCode', 'resendCode', 'confirmCode']) } as never;
  const provided = machine.provide({
    actors: {
      ...waiting(calls),
      ...(code instanceof StateMachine && { code: code.provide(codeCalls) }),
    },
  } as never);
  const actor = createActor(provided, { input } as never).start() as AnyActorRef;
  return {
    actor,
    send: (event: AnyEventObject) => act(() => actor.send(event)),
    answer: (type: string) => act(() => stubs.answer({ type })),
  };
};
