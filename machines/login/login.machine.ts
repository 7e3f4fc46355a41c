import { assign, setup } from 'xstate';
import type { WelcomeData } from '../../acquirer/contract/session';
import { outputIn, type StateMeta } from '../flow-result';
import { emptySession, type Session } from '../portal/session';
import { type Arrival, bringsBack, opensSession, withDoubt, withoutSecret } from './arrival';
import { type LoginEvent, loginActors } from './login.actors';
import type { LoginContext, LoginInput, LoginResult } from './login.types';

/** A code or token begins a session; any other arrival continues the one of this tab. */
const sessionFor = (arrival: Arrival, draft: Session): Session => {
  if (!opensSession(arrival)) return draft;
  return arrival.kind === 'token' ? { ...emptySession, token: arrival.token } : emptySession;
};

const merchantIn = (event: LoginEvent): WelcomeData | null =>
  (event.type === 'http.200' || event.type === 'http.206') &&
  event.body !== undefined &&
  'userType' in event.body
    ? event.body
    : null;

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
    isConfigured: ({ context }) => context.configuration !== null,
    isNotRequested: ({ context: { configuration, arrival } }) => {
      const { stateField, returns } = configuration?.authentication ?? {};
      if (!opensSession(arrival)) return false;
      if (returns === 'code' && arrival.kind === 'token') return true;
      return stateField !== undefined && !bringsBack(arrival, stateField);
    },
    arrivedWithCode: ({ context: { arrival } }) => arrival.kind === 'code' && opensSession(arrival),
    sessionIsKnown: ({ context: { session } }) =>
      session.forced !== null || (session.token !== null && session.merchant !== null),
    hasToken: ({ context }) => context.session.token !== null,
    hasReason: ({ context: { arrival } }) =>
      ['wrongCredentials', 'lastAttempt', 'locked'].includes(arrival.kind),
    isRegistering: ({ context }) => context.registering,
    passwordExpired: ({ context, event }) => {
      const merchant = merchantIn(event);
      return (
        merchant !== null &&
        merchant.userType === context.configuration?.restrictedUserType &&
        merchant.passwordExpireDay < 1
      );
    },
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
    forgetCode: assign({ arrival: ({ context }) => withoutSecret(context.arrival) }),
    doubtCode: assign({ arrival: ({ context }) => withDoubt(context.arrival) }),
    forgetSession: assign({ session: emptySession }),
    keepMerchant: assign({
      session: ({ context, event }) => ({
        ...context.session,
        merchant: merchantIn(event) ?? context.session.merchant,
      }),
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
    takeSession: assign({
      session: ({ context, event }) =>
        event.type === 'session.handedOver' ? event.session : context.session,
    }),
    /** Provided where there is a network: every call goes to its configured address. */
    connectClient: () => {},
  },
}).createMachine({
  id: 'login',
  description: 'L’accesso: dalla configurazione alla risposta di benvenuto',
  initial: 'beginning',
  context: ({ input }) => ({ ...input, session: sessionFor(input.arrival, input.session) }),
  states: {
    beginning: {
      description: 'La configurazione si legge una volta sola',
      always: [
        { guard: 'isConfigured', target: 'arriving' },
        { target: 'configuring', meta: { happyPath: true } },
      ],
    },
    configuring: {
      description: 'Carica la configurazione dell’acquirer (/config.json)',
      invoke: { id: 'loadConfiguration', src: 'loadConfiguration' },
      on: {
        'configuration.loaded': {
          target: 'arriving',
          actions: ['keepConfiguration', 'connectClient'],
          meta: { happyPath: true },
        },
        'configuration.failed': 'misconfigured',
      },
    },
    arriving: {
      description:
        'Guarda come si è arrivati: con un codice, con un token, con una sessione aperta',
      meta: { spec: ['LOG-005', 'LOG-014', 'NAV-001'] },
      always: [
        { guard: 'isNotRequested', target: 'notRequested' },
        { guard: 'arrivedWithCode', target: 'exchangingCode', meta: { happyPath: true } },
        { guard: 'sessionIsKnown', target: 'restored', meta: { happyPath: true } },
        { guard: 'hasToken', target: 'welcoming', meta: { happyPath: true } },
        { guard: 'hasReason', target: 'signedOut' },
        { guard: 'isRegistering', target: 'signedOut', meta: { spec: ['API-008'] } },
        { target: 'askingTabs' },
      ],
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
        'session.handedOver': { target: 'handedOver', actions: 'takeSession' },
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
          origin,
          clientId: configuration?.authentication.clientId ?? '',
        }),
      },
      on: {
        'http.200': {
          target: 'welcoming',
          actions: 'keepToken',
          meta: { spec: ['LOG-015'], happyPath: true },
        },
        'http.refused': { target: 'refused', meta: { spec: ['ERR-004'] } },
        'http.400': 'refused',
        'http.401': 'refused',
        'http.403': 'refused',
        'http.408': 'refused',
        'http.404': 'failed',
        'http.500': 'failed',
        'http.network': { target: 'notExchanged', meta: { spec: ['ERR-017'] } },
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
            actions: ['keepMerchant', 'requireNewPassword'],
            meta: { spec: ['LOG-019'] },
          },
          {
            target: 'welcomed',
            actions: 'keepMerchant',
            meta: { spec: ['LOG-025', 'LOG-026', 'LOG-027'], happyPath: true },
          },
        ],
        'http.206': [
          {
            guard: 'passwordExpired',
            target: 'welcomed',
            actions: ['keepMerchant', 'requireNewPassword'],
            meta: { spec: ['LOG-028'] },
          },
          {
            target: 'welcomed',
            actions: ['keepMerchant', 'requirePhone'],
            meta: { spec: ['LOG-020', 'LOG-021'] },
          },
        ],
        'http.205': {
          target: 'welcomed',
          actions: 'requirePasswordRenewal',
          meta: { spec: ['LOG-024'] },
        },
        'http.204': { target: 'notServed', meta: { spec: ['LOG-022', 'LOG-023'] } },
        'http.401': 'expired',
        'http.408': 'expired',
        'http.404': { target: 'failed', meta: { spec: ['ERR-006'] } },
        'http.500': { target: 'welcomeFailed', meta: { spec: ['ERR-006'] } },
        'http.network': { target: 'notWelcomed', meta: { spec: ['ERR-017'] } },
      },
    },
    restored: {
      type: 'final',
      description: 'La sessione di questa scheda continua',
      meta: { spec: ['LOG-014', 'LOG-029'] },
      output: { type: 'restored' },
    },
    handedOver: {
      type: 'final',
      description: 'Un’altra scheda ha passato la sua sessione',
      output: { type: 'handedOver' },
    },
    welcomed: {
      type: 'final',
      description: 'Entrato: il portale, o prima un passo obbligato',
      output: { type: 'welcomed' },
    },
    signedOut: {
      type: 'final',
      description: 'Nessuna sessione: la pagina di accesso',
      output: { type: 'signedOut' },
    },
    refused: {
      type: 'final',
      description: 'Il codice di accesso è stato rifiutato',
      entry: 'forgetCode',
      meta: { spec: ['ERR-004'] },
      output: { type: 'refused' },
    },
    failed: {
      type: 'final',
      description: 'L’accesso non riesce',
      entry: 'forgetCode',
      meta: { spec: ['ERR-006'] },
      output: { type: 'failed' },
    },
    notExchanged: {
      type: 'final',
      description: 'Nessuna risposta allo scambio: il codice può valere ancora',
      entry: 'doubtCode',
      meta: { spec: ['ERR-017'] },
      output: { type: 'notExchanged' },
    },
    notWelcomed: {
      type: 'final',
      description: 'Nessuna risposta al benvenuto: il token vale ancora',
      meta: { spec: ['ERR-017'] },
      output: { type: 'notWelcomed' },
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
    notRequested: {
      type: 'final',
      description:
        'Un token dove vale solo un codice, o non il ritorno di questa scheda: l’accesso va ripetuto',
      meta: { spec: ['LOG-005', 'LOG-009'] },
      entry: ['forgetCode', 'forgetSession'],
      output: { type: 'notRequested' },
    },
    misconfigured: {
      type: 'final',
      description: 'La configurazione manca o non è valida',
      output: { type: 'misconfigured' },
    },
  },
  output: ({ context: { configuration, session, arrival }, event }) => ({
    type: outputIn<Pick<LoginResult, 'type'>>(event).type,
    configuration,
    session,
    arrival,
  }),
});
