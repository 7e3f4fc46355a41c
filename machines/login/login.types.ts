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

/** Why a login has opened no session, as the login page says it (ERR-001 to ERR-004, LOG-022). */
export type LoginNotice =
  | 'wrongCredentials'
  | 'lastAttempt'
  | 'locked'
  /** The merchant has given up, or the authorisation server cannot be used (RFC 6749). */
  | 'denied'
  | 'unavailable'
  | 'refused'
  /** The returned state is not the one that this tab sent, a token came instead of a code, or the code was spent. */
  | 'toRepeat'
  | 'notServed';

/** `session` is the one that this login opens. */
export interface LoginContext extends LoginInput {
  readonly notice: LoginNotice | null;
}

type LoginEnd =
  /** The session of this tab continues. */
  | 'restored'
  /** A new session, of `welcome` or of another tab; its `forced` names the step to complete first. */
  | 'welcomed'
  /** No session: the login page, with its notice. */
  | 'signedOut'
  | 'failed'
  /** No answer: the code or the token may still be valid. */
  | 'unanswered'
  /** `welcome` has failed: the token is still valid. */
  | 'welcomeFailed'
  | 'expired'
  | 'notServed'
  | 'misconfigured';

/** The result of a login, and the data it has loaded. */
export interface LoginResult
  extends Pick<LoginContext, 'configuration' | 'session' | 'arrival' | 'notice'> {
  readonly type: LoginEnd;
}
