import { type EventObject, fromCallback } from 'xstate';
import type { OutcomeOf } from '../../acquirer/client';
import { loadConfiguration } from '../../acquirer/client/configuration';
import type { Configuration } from '../../acquirer/contract/configuration';
import { tokenExchange, welcome } from '../../acquirer/contract/session';
import { call } from '../call';

export type ConfigurationAnswer =
  | { readonly type: 'configuration.loaded'; readonly configuration: Configuration }
  | { readonly type: 'configuration.failed'; readonly reason: string };

export type PortalAnswer =
  | ConfigurationAnswer
  | OutcomeOf<typeof tokenExchange>
  | OutcomeOf<typeof welcome>;

interface CodeToExchange {
  readonly code: string;
  readonly origin: string;
  readonly clientId: string;
}

export const portalActors = {
  loadConfiguration: fromCallback<EventObject>(({ sendBack }) => {
    let stopped = false;
    loadConfiguration().then((result) => {
      if (stopped) return;
      if (result.ok) {
        sendBack({ type: 'configuration.loaded', configuration: result.configuration });
        return;
      }
      console.error(`config.json: ${result.reason}`);
      sendBack({ type: 'configuration.failed', reason: result.reason });
    });
    return () => {
      stopped = true;
    };
  }),
  tokenExchange: call(tokenExchange, ({ code, origin, clientId }: CodeToExchange) => ({
    code,
    redirect_uri: `${origin}/login`,
    grant_type: 'authorization_code' as const,
    client_id: clientId,
  })),
  welcome: call(welcome, () => ({})),
};
