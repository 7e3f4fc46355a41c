import { type EventObject, fromCallback } from 'xstate';
import type { OutcomeOf } from '../../acquirer/client';
import { now } from '../../acquirer/client/clock';
import { loadConfiguration } from '../../acquirer/client/configuration';
import type { Configuration } from '../../acquirer/contract/configuration';
import { tokenExchange, welcome } from '../../acquirer/contract/session';
import { call } from '../call';
import { grantedBy, type Session } from '../portal/session';
import { requiredActor } from '../typed-chart';

export type ConfigurationAnswer =
  | { readonly type: 'configuration.loaded'; readonly configuration: Configuration }
  | { readonly type: 'configuration.failed'; readonly reason: string };

/** The user whose session is wanted; null for any user. */
export interface TabsQuestion {
  readonly user: string | null;
}

/** What the other tabs of this origin answer when one asks for their session. */
export type TabsAnswer =
  | { readonly type: 'session.handedOver'; readonly session: Session }
  | { readonly type: 'session.unknown' };

export type LoginEvent =
  | ConfigurationAnswer
  | TabsAnswer
  | ReturnType<typeof withGrant>
  | OutcomeOf<typeof welcome>;

interface CodeToExchange {
  readonly code: string;
  readonly verifier: string | undefined;
  readonly origin: string;
  readonly clientId: string;
}

/** Asks for the configuration, by default as any page would. */
export const configurationWith = (fetch?: typeof globalThis.fetch) =>
  fromCallback<EventObject>(({ sendBack }) => {
    let stopped = false;
    loadConfiguration(fetch).then((result) => {
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
  });

const withGrant = (outcome: OutcomeOf<typeof tokenExchange>) =>
  outcome.type === 'http.200'
    ? ({ type: outcome.type, granted: grantedBy(outcome.body, now().getTime()) } as const)
    : outcome;

/** No session is in force yet: 401 and 408 end the login. */
const asLogin = { handles: ['http.401', 'http.408'] } as const;

export const loginActors = {
  loadConfiguration: configurationWith(),
  tokenExchange: call(
    tokenExchange,
    ({ code, verifier, origin, clientId }: CodeToExchange) => ({
      code,
      ...(verifier !== undefined && { code_verifier: verifier }),
      redirect_uri: `${origin}/login`,
      grant_type: 'authorization_code' as const,
      client_id: clientId,
    }),
    withGrant,
    asLogin,
  ),
  welcome: call(
    welcome,
    () => ({}),
    (outcome) => outcome,
    asLogin,
  ),
  /** Provided where there are tabs; answers within seconds. */
  askTabs: requiredActor<TabsQuestion>('askTabs'),
};
