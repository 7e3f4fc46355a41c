import type { LoginResult } from '../login/login.types';
import { portalSetup } from './portal.setup';

interface LoginEnds {
  readonly event: { readonly output: LoginResult };
}

const resultOf = ({ event }: LoginEnds) => event.output;
const noticeOf = ({ event }: LoginEnds) => event.output.notice;

/** Who enters: from the opened address, or from the login page, to a session or to none. */
export const arriving = portalSetup.createStateConfig({
  description: 'Chi entra? La sessione che c’era, un codice, un token, un altro utente',
  initial: 'withoutStorage',
  states: {
    withoutStorage: {
      description:
        'Un browser che non conserva i dati del sito non può avere una sessione: dice che cosa consentire',
      tags: ['anywhere'],
      meta: { spec: ['API-006'] },
      always: { guard: 'storageWorks', target: 'loggingIn', meta: { happyPath: true } },
    },
    loggingIn: {
      description: 'L’accesso è in corso: chi era già dentro resta finché non riesce',
      tags: ['busy'],
      meta: { spec: ['LOG-005', 'LOG-008', 'LOG-009', 'LOG-014'] },
      exit: 'takeArrival',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          configuration: context.configuration,
          session: context.session,
          arrival: context.arrival,
          origin: context.origin,
          registering: context.registrationReloaded,
          formerUser: context.formerUser,
        }),
        onDone: [
          {
            guard: 'otherUserIsIn',
            target: 'choosingUser',
            actions: { type: 'keepNewcomer', params: resultOf },
            meta: { spec: ['LOG-008', 'LOG-009'] },
          },
          {
            guard: 'loginWelcomed',
            target: 'entering',
            actions: [{ type: 'keepNewcomer', params: resultOf }, 'beginSession', 'openWantedPage'],
            meta: { spec: ['LOG-014', 'LOG-025', 'LOG-026', 'LOG-027'], happyPath: true },
          },
          {
            guard: 'userIsIn',
            target: 'entering',
            actions: 'arrivePlainly',
            meta: { spec: ['LOG-008', 'LOG-009', 'LOG-014'] },
          },
          {
            guard: 'spentCodeRefused',
            target: '#portal.access.outside.signedOut',
            actions: [{ type: 'keepNotice', params: noticeOf }, 'openLogin'],
            meta: { spec: ['ERR-017'] },
          },
          {
            guard: 'loginSignedOut',
            target: '#portal.access.outside.signedOut',
            actions: { type: 'keepNotice', params: noticeOf },
            meta: { spec: ['LOG-005', 'LOG-010', 'LOG-011', 'LOG-012', 'ERR-004'] },
          },
          {
            guard: 'loginExpired',
            target: 'interrupted',
            actions: { type: 'takeSession', params: resultOf },
            meta: { spec: ['ERR-005'] },
          },
          {
            guard: 'codeNotServed',
            target: '#portal.access.outside.signedOut',
            actions: [
              { type: 'takeSession', params: resultOf },
              'endSession',
              { type: 'keepNotice', params: 'notServed' },
              'openLogin',
            ],
            meta: { spec: ['LOG-022'] },
          },
          {
            guard: 'loginStopped',
            target: '#portal.access.outside.stopped',
            actions: [
              { type: 'takeSession', params: resultOf },
              'giveUpSession',
              { type: 'keepNotice', params: noticeOf },
            ],
            meta: { spec: ['LOG-023', 'ERR-006'] },
          },
          {
            guard: 'loginUnanswered',
            target: 'unanswered',
            actions: [{ type: 'takeSession', params: resultOf }, 'storeToken'],
            meta: { spec: ['ERR-017'] },
          },
          {
            guard: 'loginWelcomeFailed',
            target: 'unanswered',
            actions: [{ type: 'takeSession', params: resultOf }, 'clearStorage'],
            meta: { spec: ['ERR-006'] },
          },
          { guard: 'loginMisconfigured', target: 'misconfigured' },
        ],
      },
    },
    misconfigured: {
      description: 'La configurazione manca o non è valida: pagina di errore, motivo in console',
      tags: ['anywhere'],
      on: { 'configuration.retried': 'loggingIn' },
    },
    unanswered: {
      description:
        'L’accesso non ha avuto risposta, o il benvenuto non riesce: il codice, o il token, vale ancora e si può riprovare',
      meta: {
        page: 'publicError',
        setupPages: ['publicError'],
        spec: ['ERR-006', 'ERR-017', 'RES-014'],
      },
      entry: 'keepWantedPage',
      on: {
        'login.retried': 'loggingIn',
        'login.requested': {
          target: '#portal.access.outside.signedOut',
          actions: ['giveUpSession', 'openLogin'],
          meta: { spec: ['RES-014'] },
        },
        'address.opened': {
          guard: 'leavesPublicError',
          target: '#portal.access.outside.signedOut',
          actions: 'giveUpSession',
        },
      },
    },
    choosingUser: {
      description: 'Un altro utente è già dentro: entrare come il nuovo, o restare?',
      tags: ['anywhere'],
      meta: { spec: ['LOG-008', 'LOG-009'] },
      on: {
        'newcomer.admitted': {
          target: 'entering',
          actions: ['beginSession', 'openWantedPage'],
        },
        'newcomer.declined': { target: 'entering', actions: 'declineNewcomer' },
        'session.endedElsewhere': {
          target: 'entering',
          actions: ['beginSession', 'openWantedPage'],
          meta: { spec: ['LOG-031'] },
        },
      },
    },
    entering: {
      description: 'C’è una sessione: il portale, o prima un passo obbligato',
      meta: { spec: ['LOG-019', 'LOG-020', 'LOG-024', 'LOG-029'] },
      always: [
        { guard: 'isUnknown', target: 'loggingIn' },
        {
          guard: 'mustRenewExpired',
          target: '#portal.access.inside.mustCompleteSetup.renewingExpiredPassword',
        },
        {
          guard: 'mustAddPhone',
          target: '#portal.access.inside.mustCompleteSetup.addingFirstPhone',
        },
        {
          guard: 'mustRenewPassword',
          target: '#portal.access.inside.mustCompleteSetup.renewingPassword',
        },
        { target: '#portal.access.inside.signedIn', meta: { happyPath: true } },
      ],
    },
    interrupted: {
      description: '401 o 408: sotto il dialogo di sessione scaduta',
      tags: ['anywhere'],
      meta: { spec: ['ERR-005'] },
    },
  },
});
