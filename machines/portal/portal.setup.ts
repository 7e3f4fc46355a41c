import { and, assign, emit, or, setup, stateIn } from 'xstate';
import type { Configuration } from '../../acquirer/contract/configuration';
import type { WelcomeData } from '../../acquirer/contract/session';
import { type FlowResult, outputIn, type StateMeta } from '../flow-result';
import type { Arrival } from '../login/arrival';
import { loginMachine } from '../login/login.machine';
import type { LoginNotice, LoginResult } from '../login/login.types';
import { goesOn, isAt, type PageName, pageAt, pathOf } from '../pages';
import { requiredActor } from '../typed-chart';
import type { Departure, DepartureEvent } from './departure';
import { isInDisputes } from './rights';
import {
  type ChosenPoint,
  type DisputePlace,
  emptySession,
  type ForcedStep,
  type Granted,
  type HomeTab,
  isSameUser,
  type Period,
  type Session,
} from './session';
import { wantable } from './wanted';

export type PortalNotice =
  | LoginNotice
  /** The content security policy of this site names another address of the login. */
  | 'loginBlocked'
  /** ERR-007, ERR-011: the service works, and another username or other data may succeed. */
  | 'registrationRefused'
  /** ERR-011: the input is kept, and the registration can continue. */
  | 'registrationSuspended';

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
  /** Where the portal is being left for. */
  readonly departure: Departure['to'];
  /** What the login page or the public error page says; null for its usual text. */
  readonly notice: PortalNotice | null;
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
  /** ACCEDI, where the fields are on an authorisation server. */
  | { readonly type: 'login.begun' }
  /** The browser does not send the form: its target, or a redirect after it, is not allowed here. */
  | { readonly type: 'login.blocked' }
  | DepartureEvent
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
  /** Its token was renewed, by this tab or another. */
  | { readonly type: 'session.renewed'; readonly granted: Granted }
  /** A call has found that the session is over; `address` is the page that it was made on. */
  | { readonly type: 'session.expired'; readonly address: string }
  /** Another tab has noticed that the session is over; `address` is this tab's. */
  | { readonly type: 'session.expiredElsewhere'; readonly address: string }
  /** The merchant has changed personal data in another tab. */
  | { readonly type: 'merchant.changedElsewhere'; readonly merchant: WelcomeData }
  | { readonly type: 'tab.opened'; readonly tab: HomeTab }
  | { readonly type: 'period.searched'; readonly period: Period }
  | { readonly type: 'dispute.opened'; readonly place: DisputePlace | null };

const loginIs =
  (...types: readonly LoginResult['type'][]) =>
  ({ event }: { readonly event: unknown }) =>
    types.includes(outputIn<LoginResult>(event).type);
const exitIs =
  (...types: readonly FlowResult['type'][]) =>
  ({ event }: { readonly event: PortalEvent }) =>
    event.type === 'flow.ended' && types.includes(event.exit.type);
const opens = (event: PortalEvent, ...names: readonly PageName[]) =>
  event.type === 'address.opened' && isAt(event.path, ...names);
const mustFirst =
  (step: ForcedStep) =>
  ({ context }: { readonly context: PortalContext }) =>
    context.session.forced === step;
const request = (path: string, replace: boolean) =>
  ({ type: 'address.requested', path, replace }) as const;

/** The page with the result of a forced first step. */
const resultPages = ['result', 'expiredPassword', 'firstPhone'] as const;
/** The pages of a forced first step: Back may lead to them. */
const stepPages = ['passwordRenewal', 'firstPassword', 'code'] as const;

const noSession = {
  session: emptySession,
  newcomer: null,
  arrival: { kind: 'plain' },
  failedAt: null,
  notice: null,
} as const;

interface LoginEnd {
  readonly context: PortalContext;
  readonly event: unknown;
}

/** A login has arrived while another session is in force. */
const findsUser = ({ context: { session }, event }: LoginEnd) =>
  session.token !== null && session.token !== outputIn<LoginResult>(event).session.token;

/** The session ends on an authorisation server too. */
const endsElsewhere = ({ context: { configuration } }: { readonly context: PortalContext }) =>
  configuration?.authentication.endSessionUrl !== undefined;

/** The vocabulary of the portal chart: what its guards ask and what its actions do. */
const vocabulary = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as PortalInput,
    meta: {} as StateMeta,
    emitted: {} as PortalNews,
    children: {} as { login: 'login'; depart: 'depart' },
  },
  actors: { login: loginMachine, depart: requiredActor<Departure>('depart') },
  guards: {
    storageWorks: ({ context }) => !context.storageIsBlocked,
    otherUserIsIn: (end) =>
      loginIs('welcomed')(end) &&
      findsUser(end) &&
      !isSameUser(end.context.session, outputIn<LoginResult>(end.event).session),
    loginWelcomed: loginIs('welcomed'),
    /** A login that fails leaves the signed-in user; no other guard decides this. */
    userIsIn: (end) => loginIs('restored')(end) || findsUser(end),
    /** Right credentials, whose code the lost exchange has used. */
    spentCodeRefused: (end) => loginIs('signedOut')(end) && 'maybeSpent' in end.context.arrival,
    loginSignedOut: loginIs('signedOut'),
    loginExpired: loginIs('expired'),
    loginLosesSession: (end) => loginIs('expired')(end) && !findsUser(end),
    codeNotServed: (end) => loginIs('notServed')(end) && end.context.arrival.kind === 'code',
    loginStopped: loginIs('notServed', 'failed'),
    loginUnanswered: loginIs('unanswered'),
    loginWelcomeFailed: loginIs('welcomeFailed'),
    loginMisconfigured: loginIs('misconfigured'),
    /** A token alone, from the tab's storage: its user is unknown until `welcome` answers. */
    isUnknown: ({ context: { session } }) => session.merchant === null && session.forced === null,
    mustRenewExpired: mustFirst('expiredPassword'),
    mustAddPhone: mustFirst('firstPhone'),
    mustRenewPassword: mustFirst('passwordRenewal'),
    opensPublicError: ({ event }) => opens(event, 'publicError'),
    leavesPublicError: ({ event }) => !opens(event, 'publicError'),
    opensError: ({ event }) => opens(event, 'error'),
    leavesError: ({ event }) => !opens(event, 'error'),
    leavesResult: ({ event }) => !opens(event, ...resultPages, ...stepPages),
    exitFailed: exitIs('failed'),
    registrationStopped: exitIs('failed', 'refused'),
    exitLoggedOut: exitIs('loggedOut'),
    exitBlocked: exitIs('blocked'),
    exitOpened: exitIs('opened'),
    flowsArePlayed: or([
      stateIn({ access: 'inside' }),
      stateIn({ access: { outside: 'signedOut' } }),
    ]),
    /** The merchant logs in at an authorisation server. */
    logsInElsewhere: ({ context: { configuration } }) =>
      configuration?.authentication.mode === 'redirect',
    sessionIsValid: stateIn({ session: 'valid' }),
    sessionHasExpired: stateIn({ session: 'expired' }),
    endsElsewhereToo: and([stateIn({ session: 'valid' }), endsElsewhere]),
    expiresElsewhereToo: and([stateIn({ session: 'expired' }), endsElsewhere]),
    isInside: stateIn({ access: 'inside' }),
    /** A registration was refused, or can continue. */
    mayRegister: ({ context: { notice } }) =>
      notice === 'registrationRefused' || notice === 'registrationSuspended',
    canRetry: ({ context }) => context.failedAt !== null,
  },
  actions: {
    /** The data loaded by the login, and the arrival without its used code or token. */
    takeArrival: assign(({ event }) => {
      const { configuration, arrival } = outputIn<LoginResult>(event);
      return { configuration, arrival, formerUser: null };
    }),
    arrivePlainly: assign({ arrival: noSession.arrival }),
    rememberUser: assign({ formerUser: ({ context }) => context.session.merchant?.user ?? null }),
    /** The requested page stays the one to return to. */
    dropSession: assign(noSession),
    forgetSession: assign({ ...noSession, wanted: null }),
    takeSession: assign((_, { session }: LoginResult) => ({ session })),
    keepNotice: assign((_, notice: PortalNotice | null) => ({ notice })),
    noteDeparture: assign((_, departure: Departure['to']) => ({ departure })),
    forgetNotice: assign({ notice: null }),
    forgetWantedPage: assign({ wanted: null }),
    rememberWantedPage: assign(({ context }, { address }: { address: string }) => ({
      wanted: wantable(address) ?? context.wanted,
    })),
    keepNewcomer: assign((_, { session }: LoginResult) => ({ newcomer: session })),
    forgetNewcomer: assign({ newcomer: null, arrival: noSession.arrival }),
    closeNewcomer: emit(({ context }) => ({
      type: 'session.ended' as const,
      token: context.newcomer?.token ?? null,
      known: false,
    })),
    changeSession: assign(({ context: { session } }, change: Partial<Session>) => ({
      session: { ...session, ...change },
    })),
    changeMerchant: assign(({ context: { session } }, change: Partial<WelcomeData>) => ({
      session: { ...session, merchant: session.merchant && { ...session.merchant, ...change } },
    })),
    rememberFailure: assign((_, { address }: { address: string }) => ({ failedAt: address })),
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
    notifyTabs: emit(({ context: { session } }) => ({
      type: 'merchant.changed' as const,
      token: session.token,
      merchant: session.merchant,
    })),
    openWantedPage: emit(({ context }) => request(context.wanted ?? pathOf('home'), true)),
    openLogin: emit(request(pathOf('login'), true)),
    openRegistration: emit(request(`${pathOf('registrationKind')}?${goesOn}`, true)),
    openNextPage: emit((_, { exit }: { exit: FlowResult }) =>
      request(pathOf(exit.type === 'opened' ? exit.page : 'home'), 'replaces' in exit),
    ),
    openFailedPage: emit(({ context }) => request(context.failedAt ?? pathOf('home'), true)),
    openOrigin: emit(({ context }) =>
      request(
        pathOf(isInDisputes(pageAt(context.failedAt ?? '')) ? 'caseManagers' : 'home'),
        false,
      ),
    ),
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

/** With the actions that are made of others. */
export const portalSetup = vocabulary.extend({
  actions: {
    /** A token that got no answer is asked about again, also after a reload. */
    storeToken: vocabulary.enqueueActions(({ context, enqueue }) => {
      if (context.session.token !== null) enqueue('storeSession');
    }),
    /** A login through another page or window must not lose it. */
    keepWantedPage: vocabulary.enqueueActions(({ context, enqueue }) => {
      if (context.wanted !== null) enqueue('storeWantedPage');
    }),
    /** A successful login removes all data of the previous user; a failed one removes nothing. */
    beginSession: vocabulary.enqueueActions(({ context, enqueue }) => {
      const { session, newcomer } = context;
      const found = session.token !== null && session.token !== newcomer?.token;
      if (found) enqueue('clearStorage');
      enqueue.assign({ session: newcomer ?? session, newcomer: null });
      enqueue(found || context.arrival.kind === 'plain' ? 'storeSession' : 'replaceStorage');
    }),
    /** The token that a code has opened is closed: only this tab knows it (LOG-008). */
    declineNewcomer: vocabulary.enqueueActions(({ context, enqueue }) => {
      if (context.arrival.kind === 'code') enqueue('closeNewcomer');
      enqueue('forgetNewcomer');
    }),
    /** Ends the session here, in the browser, and on the acquirer. */
    endSession: vocabulary.enqueueActions(({ enqueue }) => {
      enqueue('closeSession');
      enqueue('forgetSession');
      enqueue('clearStorage');
    }),
    /** Like `endSession`, but the requested page stays the one to return to. */
    giveUpSession: vocabulary.enqueueActions(({ enqueue }) => {
      enqueue('closeSession');
      enqueue('dropSession');
      enqueue('clearStorage');
    }),
  },
});
