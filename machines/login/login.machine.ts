import { assign, setup } from 'xstate';
import type { Configuration } from '../../acquirer/contract/configuration';
import { tokenExchange } from '../../acquirer/contract/session';
import { failing } from '../failing';
import { outputIn, type StateMeta } from '../flow-result';
import { emptySession, type ForcedStep, type Granted, type Session } from '../portal/session';
import { withEvent } from '../typed-chart';
import { merchantIn } from '../verifying';
import { type Arrival, answersLogin, opensSession, withDoubt, withoutSecret } from './arrival';
import { type LoginEvent, loginActors } from './login.actors';
import type { LoginContext, LoginInput, LoginNotice, LoginResult } from './login.types';

/** A code or token begins a session; any other arrival continues the one of this tab. */
const sessionFor = (arrival: Arrival, stored: Session): Session => {
  if (!opensSession(arrival)) return stored;
  return arrival.kind === 'token' ? { ...emptySession, token: arrival.token } : emptySession;
};

const reasons = ['wrongCredentials', 'lastAttempt', 'locked', 'denied', 'unavailable'] as const;

const reasonOf = ({ kind }: Arrival): LoginNotice | null =>
  reasons.find((reason) => reason === kind) ?? null;

const refused = {
  target: 'signedOut',
  actions: 'refuseExchange',
  meta: { spec: ['ERR-004'] },
} as const;

/** The code or token is not used again; one that got no answer before was spent by that. */
const withoutArrival = ({ arrival }: LoginContext, notice: LoginNotice) => ({
  session: emptySession,
  arrival: withoutSecret(arrival),
  notice: 'maybeSpent' in arrival ? ('toRepeat' as const) : notice,
});

const noGrant = { token: null, renewal: null };

const failed = { target: 'failed', meta: { spec: ['ERR-006'] } } as const;

/** From the configuration to the answer of `welcome`: whose session it is, and what it may do. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginResult,
    meta: {} as StateMeta,
  },
  actors: loginActors,
  guards: {
    isUnconfigured: ({ context }) => context.configuration === null,
    isNotRequested: ({ context: { configuration, arrival } }) =>
      configuration !== null &&
      opensSession(arrival) &&
      !answersLogin(arrival, configuration.authentication),
    arrivedWithCode: ({ context: { arrival } }) => arrival.kind === 'code' && opensSession(arrival),
    sessionIsKnown: ({ context: { session } }) =>
      session.forced !== null || (session.token !== null && session.merchant !== null),
    hasToken: ({ context }) => context.session.token !== null,
    asksNoTab: ({ context }) => context.notice !== null || context.registering,
    passwordExpired: ({ context: { configuration }, event }) => {
      const merchant = merchantIn(event);
      return (
        merchant !== null &&
        merchant.userType === configuration?.restrictedUserType &&
        merchant.passwordExpireDay < 1
      );
    },
  },
  actions: {
    keepConfiguration: assign((_, { configuration }: { configuration: Configuration }) => ({
      configuration,
    })),
    keepToken: assign((_, granted: Granted) => ({ session: { ...emptySession, ...granted } })),
    keepWelcome: assign(({ context: { session }, event }, forced: ForcedStep | null) => ({
      session: { ...session, merchant: merchantIn(event) ?? session.merchant, forced },
    })),
    takeSession: assign((_, { session }: { session: Session }) => ({ session })),
    forgetCode: assign({ arrival: ({ context }) => withoutSecret(context.arrival) }),
    doubtCode: assign({ arrival: ({ context }) => withDoubt(context.arrival) }),
    keepNotice: assign((_, notice: LoginNotice) => ({ notice })),
    refuseArrival: assign(({ context }, notice: LoginNotice) => withoutArrival(context, notice)),
    /** ERR-004 is about what was typed here: an authorisation server has accepted its user already. */
    refuseExchange: assign(({ context }) =>
      withoutArrival(
        context,
        context.configuration?.authentication.mode === 'redirect' ? 'toRepeat' : 'refused',
      ),
    ),
    /** Provided where there is a network: every call goes to its configured address. */
    connectClient: () => {},
  },
}).createMachine({
  id: 'login',
  description: 'L’accesso: dalla configurazione alla risposta di benvenuto',
  initial: 'arriving',
  context: ({ input }) => ({
    ...input,
    session: sessionFor(input.arrival, input.session),
    notice: reasonOf(input.arrival),
  }),
  states: {
    arriving: {
      description:
        'Guarda come si è arrivati: con un codice, con un token, con una sessione aperta',
      meta: { spec: ['LOG-005', 'LOG-014', 'NAV-001'] },
      always: [
        { guard: 'isUnconfigured', target: 'configuring', meta: { happyPath: true } },
        {
          guard: 'isNotRequested',
          target: 'signedOut',
          actions: { type: 'refuseArrival', params: 'toRepeat' },
          meta: { spec: ['LOG-005', 'LOG-009'] },
        },
        { guard: 'arrivedWithCode', target: 'exchangingCode', meta: { happyPath: true } },
        { guard: 'sessionIsKnown', target: 'restored', meta: { happyPath: true } },
        { guard: 'hasToken', target: 'welcoming', meta: { happyPath: true } },
        { guard: 'asksNoTab', target: 'signedOut', meta: { spec: ['API-008'] } },
        { target: 'askingTabs' },
      ],
    },
    configuring: {
      description: 'Carica la configurazione dell’acquirer (/config.json), una volta sola',
      invoke: { id: 'loadConfiguration', src: 'loadConfiguration' },
      on: {
        'configuration.loaded': {
          target: 'arriving',
          actions: [withEvent('keepConfiguration'), 'connectClient'],
          meta: { happyPath: true },
        },
        'configuration.failed': 'misconfigured',
      },
    },
    askingTabs: {
      description: 'Una scheda senza sessione: un’altra è già dentro?',
      meta: { spec: ['LOG-014'] },
      invoke: {
        id: 'askTabs',
        src: 'askTabs',
        input: ({ context }) => ({ user: context.formerUser }),
      },
      on: {
        'session.handedOver': {
          target: 'welcomed',
          actions: withEvent('takeSession'),
        },
        'session.unknown': 'signedOut',
      },
    },
    exchangingCode: {
      description: 'Scambia il codice di accesso con un token',
      meta: { spec: ['LOG-008', 'API-011'] },
      invoke: {
        id: 'tokenExchange',
        src: 'tokenExchange',
        input: ({ context: { arrival, origin, configuration } }) => ({
          code: arrival.kind === 'code' ? arrival.code : '',
          verifier: arrival.kind === 'code' ? arrival.verifier : undefined,
          origin,
          clientId: configuration?.authentication.clientId ?? '',
        }),
      },
      on: {
        'http.200': {
          target: 'welcoming',
          actions: {
            type: 'keepToken',
            params: ({ event }) => ('granted' in event ? event.granted : noGrant),
          },
          meta: { spec: ['LOG-015'], happyPath: true },
        },
        ...failing(tokenExchange, failed),
        'http.network': {
          target: 'unanswered',
          actions: 'doubtCode',
          meta: { spec: ['ERR-017'] },
        },
        'http.refused': refused,
        'http.400': refused,
        'http.401': refused,
        'http.403': refused,
        'http.408': refused,
      },
    },
    welcoming: {
      description: 'Chiede chi è l’esercente e che cosa deve fare per prima cosa',
      meta: { spec: ['LOG-009', 'LOG-018'] },
      entry: 'forgetCode',
      invoke: { id: 'welcome', src: 'welcome' },
      on: {
        'http.200': [
          {
            guard: 'passwordExpired',
            target: 'welcomed',
            actions: { type: 'keepWelcome', params: 'expiredPassword' },
            meta: { spec: ['LOG-019'] },
          },
          {
            target: 'welcomed',
            actions: { type: 'keepWelcome', params: null },
            meta: { spec: ['LOG-025', 'LOG-026', 'LOG-027'], happyPath: true },
          },
        ],
        'http.206': [
          {
            guard: 'passwordExpired',
            target: 'welcomed',
            actions: { type: 'keepWelcome', params: 'expiredPassword' },
            meta: { spec: ['LOG-028'] },
          },
          {
            target: 'welcomed',
            actions: { type: 'keepWelcome', params: 'firstPhone' },
            meta: { spec: ['LOG-020', 'LOG-021'] },
          },
        ],
        'http.205': {
          target: 'welcomed',
          actions: { type: 'keepWelcome', params: 'passwordRenewal' },
          meta: { spec: ['LOG-024'] },
        },
        'http.204': {
          target: 'notServed',
          actions: { type: 'keepNotice', params: 'notServed' },
          meta: { spec: ['LOG-022', 'LOG-023'] },
        },
        'http.401': 'expired',
        'http.408': 'expired',
        'http.404': failed,
        'http.network': { target: 'unanswered', meta: { spec: ['ERR-017'] } },
        'http.500': { target: 'welcomeFailed', meta: { spec: ['ERR-006'] } },
      },
    },
    restored: {
      type: 'final',
      description: 'La sessione di questa scheda continua',
      meta: { spec: ['LOG-014', 'LOG-029'] },
      output: { type: 'restored' },
    },
    welcomed: {
      type: 'final',
      description:
        'Entrato, o la sessione di un’altra scheda: il portale, o prima un passo obbligato',
      output: { type: 'welcomed' },
    },
    signedOut: {
      type: 'final',
      description: 'Nessuna sessione: la pagina di accesso, che ne dice il motivo',
      meta: { spec: ['LOG-010', 'LOG-011', 'LOG-012', 'ERR-004'] },
      output: { type: 'signedOut' },
    },
    failed: {
      type: 'final',
      description: 'L’accesso non riesce',
      entry: 'forgetCode',
      meta: { spec: ['ERR-006'] },
      output: { type: 'failed' },
    },
    unanswered: {
      type: 'final',
      description: 'Nessuna risposta: il codice, o il token, può valere ancora',
      meta: { spec: ['ERR-017'] },
      output: { type: 'unanswered' },
    },
    welcomeFailed: {
      type: 'final',
      description: 'Il benvenuto non riesce: il token vale ancora e si può riprovare',
      meta: { spec: ['ERR-006'] },
      output: { type: 'welcomeFailed' },
    },
    expired: {
      type: 'final',
      description: '401 o 408: il token non vale più',
      meta: { spec: ['ERR-005'] },
      output: { type: 'expired' },
    },
    notServed: {
      type: 'final',
      description: '204: l’utenza non può usare il portale',
      meta: { spec: ['LOG-022', 'LOG-023'] },
      output: { type: 'notServed' },
    },
    misconfigured: {
      type: 'final',
      description: 'La configurazione manca o non è valida',
      output: { type: 'misconfigured' },
    },
  },
  output: ({ context: { configuration, session, arrival, notice }, event }) => ({
    type: outputIn<Pick<LoginResult, 'type'>>(event).type,
    configuration,
    session,
    arrival,
    notice,
  }),
});
