import type { Configuration } from '../../acquirer/contract/configuration';
import type { Session } from '../portal/session';
import type { Arrival } from './arrival';

export interface LoginInput {
  /** Null until it has been loaded once. */
  readonly configuration: Configuration | null;
  /** The session that this tab has stored. */
  readonly session: Session;
  readonly arrival: Arrival;
  /** Where the portal is, as `https://esercenti.example.it`. */
  readonly origin: string;
  /** This tab was reloaded within a registration, which no session of another tab may end. */
  readonly registering: boolean;
  /** The user whose session has expired in this tab: another tab's must be of the same. */
  readonly formerUser: string | null;
}

/** `session` is the one that this login opens. */
export type LoginContext = LoginInput;

type LoginEnd =
  /** The session of this tab continues. */
  | 'restored'
  /** Another tab has handed its session over. */
  | 'handedOver'
  /** `welcome` has answered; `forced` of the session names the step to complete first. */
  | 'welcomed'
  /** No session: the login page, with the message of the arrival. */
  | 'signedOut'
  | 'refused'
  | 'failed'
  /** No answer to the exchange: the code may still be valid. */
  | 'notExchanged'
  /** No answer to `welcome`: the token is still valid. */
  | 'notWelcomed'
  /** `welcome` has failed: the token is still valid. */
  | 'welcomeFailed'
  | 'expired'
  | 'notServed'
  /** The returned state is not the one that this tab sent, or a token came where a code is due. */
  | 'notRequested'
  | 'misconfigured';

/** The result of a login, and the data it has loaded. */
export interface LoginResult extends Pick<LoginContext, 'configuration' | 'session' | 'arrival'> {
  readonly type: LoginEnd;
}
