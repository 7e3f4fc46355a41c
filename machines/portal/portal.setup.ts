import { assign, emit, setup, stateIn } from 'xstate';
import type { Configuration } from '../../acquirer/contract/configuration';
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

export interface PortalContext {
  readonly configuration: Configuration | null;
  readonly origin: string;
  readonly session: Session;
  readonly arrivedWith: Arrival['kind'];
  /** A one-use login code, kept only until it is exchanged. */
  readonly code: string;
  /** Where a flow failed: what RIPROVA opens again. */
  readonly failedAt: string | null;
}

export interface PortalInput {
  readonly session: Session;
  readonly arrival: Arrival;
  /** Where the portal is, as `https://esercenti.example.it`. */
  readonly origin: string;
}

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
  | { readonly type: 'tab.opened'; readonly tab: HomeTab }
  | { readonly type: 'dispute.opened'; readonly place: DisputePlace | null };

const endedAs = (event: PortalEvent, exit: Exit['type']) =>
  event.type === 'flow.ended' && event.exit.type === exit;
const opensAt = (event: PortalEvent, path: string) =>
  event.type === 'address.opened' && event.path === path;

/** The vocabulary of the portal chart: what its guards ask and what its actions do. */
export const portalSetup = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as PortalInput,
    meta: {} as StateMeta,
    emitted: {} as { type: 'address.requested'; path: string; replace: boolean },
  },
  actors: portalActors,
  guards: {
    cameWithCode: ({ context }) => context.arrivedWith === 'code',
    cameWithToken: ({ context }) => context.arrivedWith !== 'code',
    arrivedWithCode: ({ context }) => context.arrivedWith === 'code',
    arrivedWithToken: ({ context }) => context.arrivedWith === 'token',
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
    awaitsWelcome: stateIn({ access: 'welcoming' }),
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
    forgetSession: assign({ session: emptySession, arrivedWith: 'plain', failedAt: null }),
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
    openLogin: emit({ type: 'address.requested', path: '/login', replace: true }),
    openRegistration: emit({
      type: 'address.requested',
      path: '/RegistrationSelect',
      replace: true,
    }),
    openNextPage: emit(({ event }) => ({
      type: 'address.requested' as const,
      path: event.type === 'flow.ended' && event.exit.type === 'opened' ? event.exit.path : '/Home',
      replace: false,
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
    /** Provided where there is a browser storage: LOG-031, leaves nothing behind. */
    clearStorage: () => {},
  },
});
