import { and, assign, emit, enqueueActions, not, or, setup, stateIn } from 'xstate';
import type { Configuration } from '../../acquirer/contract/configuration';
import type { WelcomeData } from '../../acquirer/contract/session';
import type { Exit, StateMeta } from '../exit';
import type { Arrival } from './arrival';
import { type PortalAnswer, portalActors } from './portal.actors';
import {
  type ChosenPoint,
  type DisputePlace,
  emptySession,
  type HomeTab,
  type Session,
} from './session';
import { wantable } from './wanted';

export interface PortalContext {
  readonly configuration: Configuration | null;
  readonly origin: string;
  readonly session: Session;
  /** The session that another login has found open, until that login has succeeded. */
  readonly standing: Session | null;
  /** The page that a login leads back to; null for Home. */
  readonly wanted: string | null;
  readonly arrivedWith: Arrival['kind'];
  /** A one-use login code, kept only until it is exchanged. */
  readonly code: string;
  /** Where a flow failed: what RIPROVA opens again. */
  readonly failedAt: string | null;
  /** A registration that was begun before a reload can go on. */
  readonly registering: boolean;
}

export interface PortalInput {
  readonly session: Session;
  readonly arrival: Arrival;
  /** Where the portal is, as `https://esercenti.example.it`. */
  readonly origin: string;
  /** The address that the portal was opened at. */
  readonly opened: string;
  /** The page that was asked for before the login, as this tab remembers it. */
  readonly wanted: string | null;
  /** A registration was begun in this tab, and what was typed is kept. */
  readonly registering?: boolean;
}

/** What the portal says to whoever is around it. */
export type PortalNews =
  | { readonly type: 'address.requested'; readonly path: string; readonly replace: boolean }
  /** The session is over; `known` says that the acquirer knows. */
  | { readonly type: 'session.ended'; readonly token: string | null; readonly known: boolean }
  /** The acquirer has ended it by itself. */
  | { readonly type: 'session.expired'; readonly token: string | null }
  /** What the merchant has changed of their own. */
  | {
      readonly type: 'merchant.changed';
      readonly token: string | null;
      readonly merchant: WelcomeData | null;
    };

export type PortalEvent =
  | PortalAnswer
  | { readonly type: 'configuration.retried' }
  | { readonly type: 'address.opened'; readonly path: string }
  | { readonly type: 'flow.ended'; readonly exit: Exit; readonly address: string }
  | { readonly type: 'logout.requested' }
  | { readonly type: 'login.requested' }
  | { readonly type: 'registration.requested' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'page.retried' }
  | { readonly type: 'origin.requested' }
  | { readonly type: 'point.chosen'; readonly point: ChosenPoint }
  | { readonly type: 'point.cleared' }
  | { readonly type: 'email.changed'; readonly email: string }
  | { readonly type: 'phone.changed'; readonly number: string }
  | { readonly type: 'password.changed' }
  | { readonly type: 'registration.done' }
  /** Another tab has left. */
  | { readonly type: 'session.endedElsewhere' }
  /** Another tab has learnt that the session of all is over; `address` is where this one is. */
  | { readonly type: 'session.expiredElsewhere'; readonly address: string }
  /** In another tab the merchant has changed something of their own. */
  | { readonly type: 'merchant.changedElsewhere'; readonly merchant: WelcomeData }
  | { readonly type: 'tab.opened'; readonly tab: HomeTab }
  | { readonly type: 'dispute.opened'; readonly place: DisputePlace | null };

const endedAs = (event: PortalEvent, exit: Exit['type']) =>
  event.type === 'flow.ended' && event.exit.type === exit;
const opensAt = (event: PortalEvent, path: string) =>
  event.type === 'address.opened' && event.path === path;

/** Where the result of a step that must be done first is shown. */
const resultPaths = ['/ResultPage', '/ChangePassword', '/InsertTelephone'];
/** Where it was done, step by step: Back asks for them. */
const stepPaths = ['/AggiornaPassword', '/InsertPassword', '/OTPCode'];
const ofTheStep = [...resultPaths, ...stepPaths];

/** How long a new password lasts; the acquirer says it more exactly at the next login. */
const daysOfNewPassword = 90;

const noSession = { session: emptySession, standing: null, failedAt: null } as const;

/** The vocabulary of the portal chart: what its guards ask and what its actions do. */
export const portalSetup = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as PortalInput,
    meta: {} as StateMeta,
    emitted: {} as PortalNews,
  },
  actors: portalActors,
  guards: {
    cameWithCode: ({ context }) => context.arrivedWith === 'code',
    stoodMeanwhile: ({ context }) => context.standing !== null,
    arrivedWithCode: ({ context }) => context.arrivedWith === 'code',
    hasSession: ({ context }) => context.session.token !== null,
    mustRenewExpired: ({ context }) => context.session.forced === 'expiredPassword',
    mustAddPhone: ({ context }) => context.session.forced === 'firstPhone',
    mustRenewPassword: ({ context }) => context.session.forced === 'passwordRenewal',
    merchantKnown: ({ context }) =>
      context.session.token !== null && context.session.merchant !== null,
    toldWrongCredentials: ({ context }) => context.arrivedWith === 'wrongCredentials',
    toldLastAttempt: ({ context }) => context.arrivedWith === 'lastAttempt',
    toldLocked: ({ context }) => context.arrivedWith === 'locked',
    passwordExpired: ({ context, event }) =>
      (event.type === 'http.200' || event.type === 'http.206') &&
      event.body !== undefined &&
      'userType' in event.body &&
      event.body.userType === context.configuration?.restrictedUserType &&
      event.body.passwordExpireDay < 1,
    opensPublicError: ({ event }) => opensAt(event, '/ErrorPageReg'),
    registrationGoesOn: ({ context, event }) =>
      opensAt(event, '/ErrorPageReg') && context.registering,
    leavesPublicError: ({ event }) => !opensAt(event, '/ErrorPageReg'),
    opensError: ({ event }) => opensAt(event, '/ErrorPage'),
    leavesError: ({ event }) => !opensAt(event, '/ErrorPage'),
    exitFailed: ({ event }) => endedAs(event, 'failed'),
    exitRefused: ({ event }) => endedAs(event, 'refused'),
    exitLoggedOut: ({ event }) => endedAs(event, 'loggedOut'),
    exitBlocked: ({ event }) => endedAs(event, 'blocked'),
    exitOpened: ({ event }) => endedAs(event, 'opened'),
    exitExpired: ({ event }) => endedAs(event, 'sessionExpired'),
    sessionIsValid: stateIn({ session: 'valid' }),
    sessionHasExpired: stateIn({ session: 'expired' }),
    losesWelcome: and([stateIn({ access: 'welcoming' }), not('stoodMeanwhile')]),
    isInside: or([stateIn({ access: 'signedIn' }), stateIn({ access: 'confined' })]),
    leavesResult: ({ event }) => event.type === 'address.opened' && !ofTheStep.includes(event.path),
    canRetry: ({ context }) => context.failedAt !== null,
  },
  actions: {
    keepConfiguration: assign({
      configuration: ({ context, event }) =>
        event.type === 'configuration.loaded' ? event.configuration : context.configuration,
    }),
    keepToken: assign({
      session: ({ context, event }) =>
        event.type === 'http.200' && 'access_token' in event.body
          ? { ...emptySession, token: event.body.access_token }
          : context.session,
    }),
    forgetCode: assign({ code: '' }),
    keepMerchant: assign({
      session: ({ context, event }) =>
        (event.type === 'http.200' || event.type === 'http.206') &&
        event.body !== undefined &&
        'userType' in event.body
          ? { ...context.session, merchant: event.body }
          : context.session,
    }),
    requireNewPassword: assign({
      session: ({ context }) => ({ ...context.session, forced: 'expiredPassword' as const }),
    }),
    requirePhone: assign({
      session: ({ context }) => ({ ...context.session, forced: 'firstPhone' as const }),
    }),
    requirePasswordRenewal: assign({
      session: ({ context }) => ({ ...context.session, forced: 'passwordRenewal' as const }),
    }),
    /** The page that was asked for stays wanted. */
    dropSession: assign({ ...noSession, arrivedWith: 'plain' }),
    forgetSession: assign({ ...noSession, arrivedWith: 'plain', wanted: null }),
    resumeSession: assign({
      session: ({ context }) => context.standing ?? emptySession,
      standing: null,
      arrivedWith: 'plain',
    }),
    takeSession: assign({
      session: ({ context, event }) =>
        event.type === 'session.handedOver' ? event.session : context.session,
    }),
    /** A login by another page, or by another window, must not lose it. */
    keepWantedPage: enqueueActions(({ context, enqueue }) => {
      if (context.wanted !== null) enqueue('storeWantedPage');
    }),
    forgetWantedPage: assign({ wanted: null }),
    rememberWantedPage: assign({
      wanted: ({ context, event }) =>
        event.type === 'flow.ended' || event.type === 'session.expiredElsewhere'
          ? (wantable(event.address) ?? context.wanted)
          : context.wanted,
    }),
    /** A new login leaves nothing of whoever was there before, and only once it has succeeded. */
    beginSession: enqueueActions(({ context, enqueue }) => {
      if (context.standing !== null) enqueue('clearStorage');
      const isFirst = context.standing === null && context.arrivedWith !== 'plain';
      enqueue(isFirst ? 'replaceStorage' : 'storeSession');
      enqueue.assign({ standing: null });
    }),
    keepPoint: assign({
      session: ({ context, event }) =>
        event.type === 'point.chosen'
          ? { ...context.session, point: event.point }
          : context.session,
    }),
    keepEmail: assign({
      session: ({ context, event }) =>
        event.type === 'email.changed' && context.session.merchant !== null
          ? {
              ...context.session,
              merchant: { ...context.session.merchant, email: event.email },
            }
          : context.session,
    }),
    keepPhone: assign({
      session: ({ context, event }) =>
        event.type === 'phone.changed' && context.session.merchant !== null
          ? {
              ...context.session,
              merchant: { ...context.session.merchant, cellNumber: event.number },
            }
          : context.session,
    }),
    keepPasswordDays: assign({
      session: ({ context: { session } }) =>
        session.merchant === null
          ? session
          : {
              ...session,
              merchant: { ...session.merchant, passwordExpireDay: daysOfNewPassword },
            },
    }),
    takeMerchant: assign({
      session: ({ context, event }) =>
        event.type === 'merchant.changedElsewhere'
          ? { ...context.session, merchant: event.merchant }
          : context.session,
    }),
    clearPoint: assign({ session: ({ context }) => ({ ...context.session, point: null }) }),
    keepTab: assign({
      session: ({ context, event }) =>
        event.type === 'tab.opened' ? { ...context.session, lastTab: event.tab } : context.session,
    }),
    keepDispute: assign({
      session: ({ context, event }) =>
        event.type === 'dispute.opened'
          ? { ...context.session, dispute: event.place }
          : context.session,
    }),
    rememberFailure: assign({
      failedAt: ({ event }) => (event.type === 'flow.ended' ? event.address : null),
    }),
    forgetFailure: assign({ failedAt: null }),
    closeSession: emit(({ context }) => ({
      type: 'session.ended' as const,
      token: context.session.token,
      known: false,
    })),
    tellLost: emit(({ context }) => ({
      type: 'session.ended' as const,
      token: context.session.token,
      known: true,
    })),
    tellExpired: emit(({ context }) => ({
      type: 'session.expired' as const,
      token: context.session.token,
    })),
    tellTabs: emit(({ context }) => ({
      type: 'merchant.changed' as const,
      token: context.session.token,
      merchant: context.session.merchant,
    })),
    openWantedPage: emit(({ context }) => ({
      type: 'address.requested' as const,
      path: context.wanted ?? '/Home',
      replace: true,
    })),
    openLogin: emit({ type: 'address.requested', path: '/login', replace: true }),
    openRegistration: emit({
      type: 'address.requested',
      path: '/RegistrationSelect',
      replace: true,
    }),
    openNextPage: emit(({ event }) => ({
      type: 'address.requested' as const,
      path: event.type === 'flow.ended' && event.exit.type === 'opened' ? event.exit.path : '/Home',
      replace: event.type === 'flow.ended' && 'replaces' in event.exit,
    })),
    openFailedPage: emit(({ context }) => ({
      type: 'address.requested' as const,
      path: context.failedAt ?? '/Home',
      replace: true,
    })),
    openOrigin: emit(({ context }) => ({
      type: 'address.requested' as const,
      path: context.failedAt?.startsWith('/Dispute/') ? '/Dispute/GestioneRichieste' : '/Home',
      replace: false,
    })),
    /** Provided where there is a network: every call goes where the configuration says. */
    connectClient: () => {},
    /** Provided where there is a browser storage: writes the session as it is now. */
    storeSession: () => {},
    /** Provided where there is a browser storage: writes the page to come back to. */
    storeWantedPage: () => {},
    /** Provided where there is a browser storage: LOG-031, leaves nothing behind. */
    clearStorage: () => {},
    /** As clearing it, but what the flows keep stays for whoever was there. */
    setStorageAside: () => {},
    /** Empties it, and stores the session that begins under the id of its first call. */
    replaceStorage: () => {},
  },
});
