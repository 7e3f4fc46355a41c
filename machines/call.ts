import { type EventObject, fromCallback } from 'xstate';
import type { Client, OutcomeOf, RequestOf } from '../acquirer/client';
import type { CallContract } from '../acquirer/contract/call';

interface Connection {
  readonly client: Client;
  /** The absolute address of the portal's /login: the redirect_uri of a login. */
  readonly successUrl: string;
  readonly clientId: string;
}

let connection: Connection | null = null;

/** Says through which client every call goes; done once, as soon as the configuration is known. */
export const connect = (next: Connection) => {
  connection = next;
};

export const connectedTo = (): Connection => {
  if (connection === null) throw new Error('No client is connected: a call came before connect().');
  return connection;
};

/**
 * A contract call as an actor: it answers its parent with one named status event (`http.200`,
 * `http.401`, `http.network`, `otp.5707`...) and nothing else. When its state is left the request
 * is aborted and its answer is never heard, so a stale answer cannot replace a newer one.
 *
 * `toRequest` makes the request from the actor's input; `toEvent` may reshape the answer.
 */
export const call = <C extends CallContract, Input, E extends EventObject = OutcomeOf<C>>(
  contract: C,
  toRequest: (input: Input) => RequestOf<C>,
  toEvent: (outcome: OutcomeOf<C>) => E = (outcome) => outcome as unknown as E,
) =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const abort = new AbortController();
    connectedTo()
      .client.ask(contract, toRequest(input), { signal: abort.signal })
      .then((outcome) => {
        if (!abort.signal.aborted) sendBack(toEvent(outcome));
      });
    return () => abort.abort();
  });
