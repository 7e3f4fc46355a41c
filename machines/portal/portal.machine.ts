import type { FlowResult } from '../flow-result';
import type { LoginResult } from '../login/login.types';
import { isOfRegistration } from '../pages';
import { inside, validity } from './inside';
import { portalSetup } from './portal.setup';
import { wantedOnArrival } from './wanted';

interface LoginEnds {
  readonly event: { readonly output: LoginResult };
}

const resultOf = ({ event }: LoginEnds) => event.output;
const noticeOf = ({ event }: LoginEnds) => event.output.notice;
const noticeOfExit = ({ event: { exit } }: { event: { exit: FlowResult } }) =>
  exit.type === 'refused' ? 'registrationRefused' : 'registrationSuspended';

/** The root: configuration, session, the outcome of a login, who may go where. */
export const portalMachine = portalSetup.createMachine({
  id: 'portal',
  description: 'Il portale: accesso, sessione, chi può andare dove',
  type: 'parallel',
  context: ({ input }) => ({
    configuration: null,
    origin: input.origin,
    session: input.session,
    arrival: input.arrival,
    storageIsBlocked: input.storageIsBlocked ?? false,
    wanted: wantedOnArrival(input),
    failedAt: null,
    notice: null,
    newcomer: null,
    formerUser: null,
    registering: input.registering ?? false,
    registrationReloaded: (input.registering ?? false) && isOfRegistration(input.opened),
  }),
  states: {
    access: {
      initial: 'withoutStorage',
      description: 'Chi sta usando il portale e che cosa può vedere',
      on: {
        'login.requested': {
          guard: 'sessionHasExpired',
          target: '.loggingIn',
          actions: ['rememberUser', 'dropSession', 'setStorageAside', 'openLogin'],
          meta: { spec: ['LOG-035'] },
        },
        'flow.ended': {
          guard: 'exitOpened',
          actions: { type: 'openNextPage', params: ({ event }) => event },
        },
      },
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
                actions: [
                  { type: 'keepNewcomer', params: resultOf },
                  'beginSession',
                  'openWantedPage',
                ],
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
                target: 'signedOut',
                actions: [{ type: 'keepNotice', params: noticeOf }, 'openLogin'],
                meta: { spec: ['ERR-017'] },
              },
              {
                guard: 'loginSignedOut',
                target: 'signedOut',
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
                target: 'signedOut',
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
                target: 'stopped',
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
          description:
            'La configurazione manca o non è valida: pagina di errore, motivo in console',
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
              target: 'signedOut',
              actions: ['giveUpSession', 'openLogin'],
              meta: { spec: ['RES-014'] },
            },
            'address.opened': {
              guard: 'leavesPublicError',
              target: 'signedOut',
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
              target: 'inside.mustCompleteSetup.renewingExpiredPassword',
            },
            { guard: 'mustAddPhone', target: 'inside.mustCompleteSetup.addingFirstPhone' },
            { guard: 'mustRenewPassword', target: 'inside.mustCompleteSetup.renewingPassword' },
            { target: 'inside.signedIn', meta: { happyPath: true } },
          ],
        },
        signedOut: {
          description:
            'Fuori dal portale: pagine pubbliche, e accesso con il suo avviso, come ultimo tentativo prima del blocco utenza',
          meta: {
            page: 'login',
            spec: ['LOG-001', 'LOG-002', 'LOG-010', 'LOG-011', 'LOG-012', 'LOG-022', 'NAV-001'],
          },
          entry: 'keepWantedPage',
          exit: 'forgetNotice',
          on: {
            'registration.done': {
              actions: ['forgetSession', 'clearStorage'],
              meta: { spec: ['REG-035'] },
            },
            'address.opened': {
              guard: 'opensPublicError',
              target: 'stopped',
              actions: {
                type: 'keepNotice',
                params: ({ context }) => (context.registering ? 'registrationSuspended' : null),
              },
              meta: { spec: ['ERR-011'] },
            },
            'flow.ended': [
              {
                guard: 'registrationStopped',
                target: 'stopped',
                actions: { type: 'keepNotice', params: noticeOfExit },
                meta: { spec: ['ERR-007', 'ERR-011'] },
              },
              {
                guard: 'exitLoggedOut',
                target: 'signedOut',
                actions: ['forgetSession', 'clearStorage', 'openLogin'],
                meta: { spec: ['REG-031', 'REG-035'] },
              },
            ],
          },
        },
        stopped: {
          description:
            'Pagina di errore senza sessione: si torna alla login, o alla registrazione che si è interrotta',
          meta: {
            page: 'publicError',
            setupPages: ['publicError'],
            spec: ['ERR-006', 'ERR-007', 'ERR-011', 'LOG-023', 'RES-014'],
          },
          exit: 'forgetNotice',
          on: {
            'registration.requested': {
              guard: 'mayRegister',
              target: 'signedOut',
              actions: 'openRegistration',
              meta: { spec: ['ERR-007', 'ERR-011'] },
            },
            'login.requested': {
              target: 'signedOut',
              actions: 'openLogin',
              meta: { spec: ['RES-014'] },
            },
            'address.opened': { guard: 'leavesPublicError', target: 'signedOut' },
          },
        },
        interrupted: {
          description: '401 o 408: sotto il dialogo di sessione scaduta',
          tags: ['anywhere'],
          meta: { spec: ['ERR-005'] },
        },
        inside,
        blocked: {
          description: 'Utenza bloccata (5709): la sessione è già chiusa',
          tags: ['anywhere'],
          meta: { spec: ['ERR-022', 'ERR-023', 'ERR-024'] },
          entry: ['notifyLost', 'forgetSession', 'clearStorage'],
          on: { 'dialog.closed': { target: 'signedOut', actions: 'openLogin' } },
        },
      },
    },
    session: validity,
  },
});
