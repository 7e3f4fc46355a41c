import * as v from 'valibot';
import type { AnyActorLogic, AnyEventObject } from 'xstate';
import { createActor, setup } from 'xstate';
import type { AskOptions, CallContract, Client } from '../../../acquirer/client';
import { apiClient } from '../../../machines/call';

interface Asked {
  readonly alias: string;
  readonly request: unknown;
}

type Answer = AnyEventObject | ((asked: Asked, before: number) => AnyEventObject);

/** A client with prepared answers; a request that breaks its contract is an error. */
export const answering = (answer: Answer) => {
  const asked: Asked[] = [];
  const keys: (string | undefined)[] = [];
  const client: Client = {
    repeats: () => false,
    ask: (async (contract: CallContract, request: unknown, options: AskOptions) => {
      v.parse(contract.request, request);
      const one = { alias: contract.alias, request };
      asked.push(one);
      keys.push(options.idempotencyKey);
      options.onProgress?.(0.5);
      return typeof answer === 'function' ? answer(one, asked.length - 1) : answer;
    }) as never,
  };
  return { client, asked, keys };
};

/** Makes one call through its actor, which is sent some events; returns the request and the event for its parent. */
export const askThrough = async (
  logic: AnyActorLogic,
  input: unknown,
  answer: Answer,
  sent: readonly AnyEventObject[] = [],
) => {
  const { client, asked, keys } = answering(answer);
  const events: AnyEventObject[] = [];
  const parent = createActor(
    setup({
      actors: { call: logic, apiClient },
      actions: { record: ({ event }) => events.push(event) },
    }).createMachine({
      invoke: [
        { src: 'apiClient', systemId: 'apiClient', input: client },
        { id: 'call', src: 'call', input: () => input },
      ],
      on: { '*': { actions: 'record' } },
    }),
  );
  parent.start();
  for (const event of sent) parent.getSnapshot().children.call?.send(event);
  await new Promise((resolve) => setTimeout(resolve, 0));
  parent.stop();
  return { asked, events, keys };
};
