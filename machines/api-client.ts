import { type AnyActorRef, fromTransition } from 'xstate';
import type { Client } from '../acquirer/client';

interface Connected {
  readonly type: 'connected';
  readonly client: Client;
}

/** The client that every call of one actor system goes through; none before the configuration is known. */
export const apiClient = fromTransition(
  (_: Client | null, { client }: Connected): Client | null => client,
  ({ input }: { input: Client | undefined }): Client | null => input ?? null,
);

/** The client of the system that an actor belongs to; its `apiClient` must have been connected before. */
export const clientIn = (system: AnyActorRef['system']): Client => {
  const client = system.get('apiClient')?.getSnapshot().context;
  if (!client) throw new Error('No client is connected: a call came before the configuration.');
  return client;
};
