import type { AnswerOf } from '../../acquirer/contract/call';
import type { CaseState } from '../../acquirer/contract/case-states';
import type { tokenExchange, WelcomeData } from '../../acquirer/contract/session';

/** What must be done before the portal opens (LOG-019, LOG-020, LOG-024). */
export type ForcedStep = 'expiredPassword' | 'firstPhone' | 'passwordRenewal';

export type HomeTab = 'all' | 'single';

/**
 * The point of sale chosen on Home, or in the row of consultations. `index` is its row in the list it was chosen from, `page` and
 * `filter` identify that list.
 */
export interface ChosenPoint {
  readonly code: string;
  readonly name: string;
  readonly city?: string;
  readonly index: number;
  readonly page?: number;
  readonly filter?: string;
}

/** The place within Dispute Online (CAS-055); `caseId` is '' while no case is open. */
export interface DisputePlace {
  readonly ebox: string;
  readonly state: CaseState | null;
  readonly caseId: string;
  /** The list's data of the open case; null where it was not opened from there. */
  readonly header: CaseHeader | null;
}

/** Data of a case that its row has and its detail does not. */
export interface CaseHeader {
  /** ISO date. */
  readonly expiry: string;
  /** The contested amount, in euro. */
  readonly contested: number;
}

/** The month, `yyyymm`, and the day of it that a consultation searched last; '' for the whole month. */
export interface Period {
  readonly month: string;
  readonly day: string;
}

/** What a token is renewed with; `expiresAt` in milliseconds since 1970, null where it is not known. */
export interface Renewal {
  readonly refreshToken: string;
  readonly expiresAt: number | null;
}

/** All that the portal remembers of who is using it. Only the portal chart changes it. */
export interface Session {
  readonly token: string | null;
  /** Null where the acquirer renews no tokens. */
  readonly renewal: Renewal | null;
  readonly merchant: WelcomeData | null;
  readonly forced: ForcedStep | null;
  readonly point: ChosenPoint | null;
  readonly lastTab: HomeTab;
  /** Null before anything was searched. */
  readonly period: Period | null;
  readonly dispute: DisputePlace | null;
}

/** What an authorisation server grants. */
export type Granted = Pick<Session, 'token' | 'renewal'>;

/**
 * What an answer grants; `at` in milliseconds since 1970. A server that does not replace the former refresh
 * token goes on accepting it.
 */
export const grantedBy = (
  { access_token, refresh_token, expires_in }: AnswerOf<typeof tokenExchange>,
  at: number,
  former?: string,
): Granted => {
  const refreshToken = refresh_token ?? former;
  const expiresAt = expires_in === undefined ? null : at + expires_in * 1000;
  return {
    token: access_token,
    renewal: refreshToken === undefined ? null : { refreshToken, expiresAt },
  };
};

export const emptySession: Session = {
  token: null,
  renewal: null,
  merchant: null,
  forced: null,
  point: null,
  lastTab: 'all',
  period: null,
  dispute: null,
};

const whoIs = ({ merchant }: Session) =>
  merchant === null ? '' : [merchant.user, merchant.codsoc, merchant.codPV].join(' ').trim();

/**
 * Also false where one of the two is unknown: `welcome` omits it for a user who must renew the
 * password.
 */
export const isSameUser = (one: Session, other: Session) =>
  whoIs(one) !== '' && whoIs(one) === whoIs(other);

/** PRM-002: only the society flag "1" is a company; anything else has the least rights. */
export const isCompany = (session: Pick<Session, 'merchant'>) => session.merchant?.code === '1';

/** Enrolled in Dispute Online. */
export const isEnrolled = (session: Session) => session.merchant?.ebox === 'SI';

/** PRM-008: whether Impostazioni is for this user. */
export const isRestricted = (session: Session, restrictedUserType: string) =>
  session.merchant?.userType === restrictedUserType;

/** The point of sale in force: the user's own, the one chosen on Home, or '' for all (API-029). */
export const pointInForce = (
  session: Pick<Session, 'merchant'> & { readonly point: Pick<ChosenPoint, 'code'> | null },
): string => {
  if (session.merchant === null) return '';
  return isCompany(session) ? (session.point?.code ?? '') : session.merchant.codPV;
};
