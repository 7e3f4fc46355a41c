import { assign, emit, enqueueActions, or, setup, stateIn } from 'xstate';
import type { Configuration } from '../../acquirer/contract/configuration';
import type { WelcomeData } from '../../acquirer/contract/session';
import type { FlowResult, StateMeta } from '../flow-result';
import type { Arrival } from '../login/arrival';
import { loginMachine } from '../login/login.machine';
import { loginResults, resultIn } from '../login/login.results';
import type { LoginResult } from '../login/login.types';
import { isAt, type PageName, pageAt, pathOf } from '../pages';
import { isInDisputes } from './rights';
import {
  type ChosenPoint,
  type DisputePlace,
  emptySession,
  type HomeTab,
  isSameUser,
  type Period,
  type Session,
} from './session';
import { wantable } from './wanted';

export interface PortalContext {
  readonly configuration: Configuration | null;
  readonly origin: string;
  /** The session in force: another login replaces it once that one has succeeded. */
  readonly session: Session;
  /**
   * The session that a login has opened for another user, while the user chooses which one
   * continues.
   */
  readonly newcomer: Session | null;
  /** The user whose session has expired in this tab, until the login that follows has ended. */
  readonly formerUser: string | null;
  /** The page that a login leads back to; null for Home. */
  readonly wanted: string | null;
  readonly storageIsBlocked: boolean;
  /** Its code or token is kept only until the login has used it. */
  readonly arrival: Arrival;
  /** Where a flow failed: what RIPROVA opens again. */
  readonly failedAt: string | null;
  /** A registration that was begun before a reload can continue. */
  readonly registering: boolean;
  /** It was reloaded on one of the registration's own pages. */
  readonly registrationReloaded: boolean;
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
  /** The browser keeps no data of this site: there can be no session. */
  readonly storageIsBlocked?: boolean;
  /** A registration was begun in this tab, and what was typed is kept. */
  readonly registering?: boolean;
}

/** The events that the portal emits. */
export type PortalNews =
  | { readonly type: 'address.requested'; readonly path: string; readonly replace: boolean }
  /** The session is over; `known` means that the acquirer knows. */
  | { readonly type: 'session.ended'; readonly token: string | null; readonly known: boolean }
  /** The acquirer has ended it. */
  | { readonly type: 'session.expired'; readonly token: string | null }
  /** The personal data that the merchant has changed. */
  | {
      readonly type: 'merchant.changed';
      readonly token: string | null;
      readonly merchant: WelcomeData | null;
    };

export type PortalEvent =
  | { readonly type: 'xstate.done.actor.login'; readonly output: LoginResult }
  | { readonly type: 'configuration.retried' }
  /** With the code or the token that got no answer. */
  | { readonly type: 'login.retried' }
  /** The user who has just logged in replaces the current one. */
  | { readonly type: 'newcomer.admitted' }
  | { readonly type: 'newcomer.declined' }
  | { readonly type: 'address.opened'; readonly path: string }
  | { readonly type: 'flow.ended'; readonly exit: FlowResult; readonly address: string }
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
  /** A call has found that the session is over; `address` is the page that it was made on. */
  | { readonly type: 'session.expired'; readonly address: string }
  /** Another tab has noticed that the session is over; `address` is this tab's. */
  | { readonly type: 'session.expiredElsewhere'; readonly address: string }
  /** The merchant has changed personal data in another tab. */
  | { readonly type: 'merchant.changedElsewhere'; readonly merchant: WelcomeData }
  | { readonly type: 'tab.opened'; readonly tab: HomeTab }
  | { readonly type: 'period.searched'; readonly period: Period }
  | { readonly type: 'dispute.opened'; readonly place: DisputePlace | null };

const resultIs = (event: PortalEvent, exit: FlowResult['type']) =>
  event.type === 'flow.ended' && event.exit.type === exit;
const isTold = ({ arrival }: PortalContext, event: PortalEvent, why: Arrival['kind']) =>
  resultIn(event).type === 'signedOut' && arrival.kind === why;
const opens = (event: PortalEvent, ...names: readonly PageName[]) =>
  event.type === 'address.opened' && isAt(event.path, ...names);

/** The page with the result of a forced first step. */
const resultPages = ['result', 'expiredPassword', 'firstPhone'] as const;
/** The pages of a forced first step: Back may lead to them. */
const stepPages = ['passwordRenewal', 'firstPassword', 'code'] as const;

/** The validity of a new password; the acquirer returns the exact one at the next login. */
const daysOfNewPassword = 90;

const plainly = { kind: 'plain' } as const;
const noSession = {
  session: emptySession,
  newcomer: null,
  arrival: plainly,
  failedAt: null,
} as const;

/** A login has arrived while another session is in force. */
const findsUser = ({ context, event }: { context: PortalContext; event: PortalEvent }) =>
  context.session.token !== null && context.session.token !== resultIn(event).session.token;

/** The vocabulary of the portal chart: what its guards ask and what its actions do. */
export const portalSetup = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as PortalInput,
    meta: {} as StateMeta,
    emitted: {} as PortalNews,
    children: {} as { login: 'login' },
  },
  actors: { login: loginMachine },
  guards: {
    ...loginResults,
    storageIsBlocked: ({ context }) => context.storageIsBlocked,
    /** A login that fails leaves the signed-in user; no other guard decides this. */
    userIsIn: findsUser,
    codeNotServed: ({ context, event }) =>
      resultIn(event).type === 'notServed' && context.arrival.kind === 'code',
    /** A token alone, from the tab's storage: its user is unknown until `welcome` answers. */
    isUnknown: ({ context: { session } }) => session.merchant === null && session.forced === null,
    /** Right credentials, whose code the lost exchange has used. */
    spentCodeRefused: ({ context: { arrival }, event }) =>
      resultIn(event).type === 'refused' && 'maybeSpent' in arrival,
    otherUserIsIn: (args) =>
      resultIn(args.event).type === 'welcomed' &&
      findsUser(args) &&
      !isSameUser(args.context.session, resultIn(args.event).session),
    cameWithCode: ({ context }) => context.arrival.kind === 'code',
    loginLosesSession: (args) => resultIn(args.event).type === 'expired' && !findsUser(args),
    mustRenewExpired: ({ context }) => context.session.forced === 'expiredPassword',
    mustAddPhone: ({ context }) => context.session.forced === 'firstPhone',
    mustRenewPassword: ({ context }) => context.session.forced === 'passwordRenewal',
    areCredentialsWrong: ({ context, event }) => isTold(context, event, 'wrongCredentials'),
    isLastAttempt: ({ context, event }) => isTold(context, event, 'lastAttempt'),
    isLocked: ({ context, event }) => isTold(context, event, 'locked'),
    opensPublicError: ({ event }) => opens(event, 'publicError'),
    registrationGoesOn: ({ context, event }) => opens(event, 'publicError') && context.registering,
    leavesPublicError: ({ event }) => !opens(event, 'publicError'),
    opensError: ({ event }) => opens(event, 'error'),
    leavesError: ({ event }) => !opens(event, 'error'),
    exitFailed: ({ event }) => resultIs(event, 'failed'),
    exitRefused: ({ event }) => resultIs(event, 'refused'),
    exitLoggedOut: ({ event }) => resultIs(event, 'loggedOut'),
    exitBlocked: ({ event }) => resultIs(event, 'blocked'),
    exitOpened: ({ event }) => resultIs(event, 'opened'),
    flowsArePlayed: or(['isInside', stateIn({ access: 'signedOut' })]),
    sessionIsValid: stateIn({ session: 'valid' }),
    sessionHasExpired: stateIn({ session: 'expired' }),
    isInside: or([stateIn({ access: 'signedIn' }), stateIn({ access: 'mustCompleteSetup' })]),
    leavesResult: ({ event }) => !opens(event, ...resultPages, ...stepPages),
    canRetry: ({ context }) => context.failedAt !== null,
  },
  actions: {
    /** The data loaded by the login, and the arrival without its used code or token. */
    takeArrival: assign(({ event }) => {
      const { configuration, arrival } = resultIn(event);
      return { configuration, arrival, formerUser: null };
    }),
    arrivePlainly: assign({ arrival: plainly }),
    rememberUser: assign({ formerUser: ({ context }) => context.session.merchant?.user ?? null }),
    /** The requested page stays the one to return to. */
    dropSession: assign(noSession),
    forgetSession: assign({ ...noSession, wanted: null }),
    takeSession: assign({ session: ({ event }) => resultIn(event).session }),
    /** A login through another page or window must not lose it. */
    keepWantedPage: enqueueActions(({ context, enqueue }) => {
      if (context.wanted !== null) enqueue('storeWantedPage');
    }),
    forgetWantedPage: assign({ wanted: null }),
    rememberWantedPage: assign({
      wanted: ({ context, event }) =>
        event.type === 'session.expired' || event.type === 'session.expiredElsewhere'
          ? (wantable(event.address) ?? context.wanted)
          : context.wanted,
    }),
    keepNewcomer: assign({ newcomer: ({ event }) => resultIn(event).session }),
    forgetNewcomer: assign({ newcomer: null, arrival: plainly }),
    /** The token of a declined login: only this tab knows it. */
    closeNewcomer: emit(({ context }) => ({
      type: 'session.ended' as const,
      token: context.newcomer?.token ?? null,
      known: false,
    })),
    /** A successful login removes all data of the previous user; a failed one removes nothing. */
    beginSession: enqueueActions(({ context, enqueue }) => {
      const { session, newcomer } = context;
      const found = session.token !== null && session.token !== newcomer?.token;
      if (found) enqueue('clearStorage');
      enqueue.assign({ session: newcomer ?? session, newcomer: null });
      enqueue(found || context.arrival.kind === 'plain' ? 'storeSession' : 'replaceStorage');
    }),
    /** Ends the session here, in the browser, and on the acquirer. */
    endSession: enqueueActions(({ enqueue }) => {
      enqueue('closeSession');
      enqueue('forgetSession');
      enqueue('clearStorage');
    }),
    keepPoint: assign({
      session: ({ context, event }) =>
        event.type === 'point.chosen'
          ? { ...context.session, point: event.point, lastTab: 'single' as const }
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
    keepPeriod: assign({
      session: ({ context, event }) =>
        event.type === 'period.searched'
          ? { ...context.session, period: event.period }
          : context.session,
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
    notifyLost: emit(({ context }) => ({
      type: 'session.ended' as const,
      token: context.session.token,
      known: true,
    })),
    notifyExpired: emit(({ context }) => ({
      type: 'session.expired' as const,
      token: context.session.token,
    })),
    notifyTabs: emit(({ context }) => ({
      type: 'merchant.changed' as const,
      token: context.session.token,
      merchant: context.session.merchant,
    })),
    openWantedPage: emit(({ context }) => ({
      type: 'address.requested' as const,
      path: context.wanted ?? pathOf('home'),
      replace: true,
    })),
    openLogin: emit({ type: 'address.requested', path: pathOf('login'), replace: true }),
    openRegistration: emit({
      type: 'address.requested',
      path: pathOf('registrationKind'),
      replace: true,
    }),
    openNextPage: emit(({ event }) => ({
      type: 'address.requested' as const,
      path: pathOf(
        event.type === 'flow.ended' && event.exit.type === 'opened' ? event.exit.page : 'home',
      ),
      replace: event.type === 'flow.ended' && 'replaces' in event.exit,
    })),
    openFailedPage: emit(({ context }) => ({
      type: 'address.requested' as const,
      path: context.failedAt ?? pathOf('home'),
      replace: true,
    })),
    openOrigin: emit(({ context }) => ({
      type: 'address.requested' as const,
      path: pathOf(isInDisputes(pageAt(context.failedAt ?? '')) ? 'caseManagers' : 'home'),
      replace: false,
    })),
    /** Provided where there is a browser storage: writes the session as it is now. */
    storeSession: () => {},
    /** Provided where there is a browser storage: writes the page to return to. */
    storeWantedPage: () => {},
    /** Provided where there is a browser storage: LOG-031, leaves nothing behind. */
    clearStorage: () => {},
    /** Like `clearStorage`, but keeps the drafts of the flows for the same user. */
    setStorageAside: () => {},
    /** Empties it, and stores the session that begins under the id of its first call. */
    replaceStorage: () => {},
  },
});
