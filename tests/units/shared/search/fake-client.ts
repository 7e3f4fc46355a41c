import * as v from 'valibot';
import { type AnyActorLogic, type AnyEventObject, createActor, setup } from 'xstate';
import type { CallContract, Client } from '../../../../acquirer/client';
import { apiClient } from '../../../../machines/call';

interface Asked {
  readonly alias: string;
  readonly request: unknown;
}

type Reply = (asked: Asked, before: number) => AnyEventObject;

let connected: Client | undefined;

/** The client that was last given answers. */
export const connectedClient = () => connected;

/** A client with prepared answers; a request that breaks its contract is an error. */
export const connectTo = (reply: Reply) => {
  const asked: Asked[] = [];
  const client = {
    ask: async (contract: CallContract, request: object, { signal }: { signal: AbortSignal }) => {
      v.parse(contract.request, request);
      const each = { alias: contract.alias, request };
      asked.push(each);
      await Promise.resolve();
      return signal.aborted ? { type: 'http.network' } : reply(each, asked.length - 1);
    },
  };
  connected = client as never;
  return asked;
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Runs an actor as a chart invokes it, and returns its event. */
export const runActor = async (actor: AnyActorLogic, input: unknown) => {
  const answers: AnyEventObject[] = [];
  const machine = setup({ actors: { actor, apiClient } }).createMachine({
    invoke: [
      { id: 'apiClient', src: 'apiClient', systemId: 'apiClient', input: () => connected },
      { id: 'actor', src: 'actor', input: () => input as never },
    ],
    on: { '*': { actions: ({ event }) => answers.push(event) } },
  });
  const running = createActor(machine).start();
  return { answers, settle, stop: () => running.stop() };
};
