import { isOfRegistration } from '../pages';
import { portalSetup } from './portal.setup';
import { wantedOnArrival } from './wanted';

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
    newcomer: null,
    formerUser: null,
    registering: input.registering ?? false,
    registrationReloaded: (input.registering ?? false) && isOfRegistration(input.opened),
  }),
  states: {
    access: {
      initial: 'beginning',
      description: 'Chi sta usando il portale e che cosa può vedere',
      on: {
        'login.requested': {
          guard: 'sessionHasExpired',
          target: '.loggingIn',
          actions: ['rememberUser', 'dropSession', 'setStorageAside', 'openLogin'],
          meta: { spec: ['LOG-035'] },
        },
        'session.endedElsewhere': {
          guard: 'isInside',
          target: '.signedOut',
          actions: ['forgetSession', 'clearStorage', 'openLogin'],
          meta: { spec: ['LOG-031'] },
        },
      },
      states: {
        beginning: {
          description: 'Il browser conserva i dati del sito? Senza, non c’è sessione',
          meta: { spec: ['API-006'] },
          always: [
            { guard: 'storageIsBlocked', target: 'withoutStorage' },
            { target: 'loggingIn', meta: { happyPath: true } },
          ],
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
              { guard: 'loginRestored', target: 'entering' },
              {
                guard: 'loginHandedOver',
                target: 'entering',
                actions: ['takeSession', 'storeSession', 'openWantedPage'],
                meta: { spec: ['LOG-014'] },
              },
              {
                guard: 'otherUserIsIn',
                target: 'choosingUser',
                actions: 'keepNewcomer',
                meta: { spec: ['LOG-008', 'LOG-009'] },
              },
              {
                guard: 'loginWelcomed',
                target: 'entering',
                actions: ['keepNewcomer', 'beginSession', 'openWantedPage'],
                meta: { spec: ['LOG-025', 'LOG-026', 'LOG-027'], happyPath: true },
              },
              {
                guard: 'userIsIn',
                target: 'entering',
                actions: 'arrivePlainly',
                meta: { spec: ['LOG-008', 'LOG-009'] },
              },
              { guard: 'areCredentialsWrong', target: 'signedOut.wrongCredentials' },
              { guard: 'isLastAttempt', target: 'signedOut.lastAttempt' },
              { guard: 'isLocked', target: 'signedOut.locked' },
              { guard: 'loginSignedOut', target: 'signedOut' },
              { guard: 'loginNotRequested', target: 'signedOut.toRepeat' },
              {
                guard: 'spentCodeRefused',
                target: 'signedOut.toRepeat',
                actions: 'openLogin',
                meta: { spec: ['ERR-017'] },
              },
              { guard: 'loginRefused', target: 'signedOut.refused', meta: { spec: ['ERR-004'] } },
              {
                guard: 'loginExpired',
                target: 'interrupted',
                actions: 'takeSession',
                meta: { spec: ['ERR-005'] },
              },
              {
                guard: 'codeNotServed',
                target: 'signedOut.notServed',
                actions: ['takeSession', 'endSession', 'openLogin'],
                meta: { spec: ['LOG-022'] },
              },
              {
                guard: 'loginNotServed',
                target: 'stopped.notServed',
                actions: 'takeSession',
                meta: { spec: ['LOG-023'] },
              },
              {
                guard: 'loginFailed',
                target: 'stopped',
                actions: 'takeSession',
                meta: { spec: ['ERR-006'] },
              },
              {
                guard: 'loginNotExchanged',
                target: 'unanswered',
                meta: { spec: ['ERR-017'] },
              },
              {
                guard: 'loginNotWelcomed',
                target: 'unanswered',
                actions: ['takeSession', 'storeSession'],
                meta: { spec: ['ERR-017'] },
              },
              {
                guard: 'loginWelcomeFailed',
                target: 'unanswered',
                actions: ['takeSession', 'clearStorage'],
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
        withoutStorage: {
          description: 'Il browser non conserva i dati del sito: dice che cosa consentire',
          tags: ['anywhere'],
          meta: { spec: ['API-006'] },
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
              actions: ['closeSession', 'dropSession', 'clearStorage', 'openLogin'],
              meta: { spec: ['RES-014'] },
            },
            'address.opened': {
              guard: 'leavesPublicError',
              target: 'signedOut',
              actions: ['closeSession', 'dropSession', 'clearStorage'],
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
            'newcomer.declined': [
              {
                guard: 'cameWithCode',
                target: 'entering',
                actions: ['closeNewcomer', 'forgetNewcomer'],
              },
              { target: 'entering', actions: 'forgetNewcomer' },
            ],
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
            { guard: 'mustRenewExpired', target: 'mustCompleteSetup.renewingExpiredPassword' },
            { guard: 'mustAddPhone', target: 'mustCompleteSetup.addingFirstPhone' },
            { guard: 'mustRenewPassword', target: 'mustCompleteSetup.renewingPassword' },
            { target: 'signedIn', meta: { happyPath: true } },
          ],
        },
        signedOut: {
          description: 'Fuori dal portale: pagina di accesso e pagine pubbliche',
          meta: { page: 'login', spec: ['LOG-001', 'LOG-002', 'NAV-001'] },
          entry: 'keepWantedPage',
          initial: 'waiting',
          on: {
            'registration.done': {
              actions: ['forgetSession', 'clearStorage'],
              meta: { spec: ['REG-035'] },
            },
            'address.opened': [
              { guard: 'registrationGoesOn', target: 'suspended' },
              { guard: 'opensPublicError', target: 'stopped' },
            ],
            'flow.ended': [
              { guard: 'exitOpened', actions: 'openNextPage' },
              { guard: 'exitFailed', target: 'suspended', meta: { spec: ['ERR-007', 'ERR-011'] } },
              { guard: 'exitRefused', target: 'refused', meta: { spec: ['ERR-007', 'ERR-011'] } },
              {
                guard: 'exitLoggedOut',
                target: 'signedOut',
                actions: ['forgetSession', 'clearStorage', 'openLogin'],
                meta: { spec: ['REG-031', 'REG-035'] },
              },
            ],
          },
          states: {
            waiting: { description: 'Attende User ID e password' },
            wrongCredentials: {
              description: 'Username o password errati',
              meta: { spec: ['LOG-010', 'ERR-001'] },
            },
            lastAttempt: {
              description: 'Password errata: ultimo tentativo prima del blocco',
              meta: { spec: ['LOG-011', 'ERR-002'] },
            },
            locked: {
              description: 'Utenza bloccata',
              meta: { spec: ['LOG-012', 'ERR-003'] },
            },
            refused: {
              description: 'Il codice di accesso è stato rifiutato',
              meta: { spec: ['ERR-004'] },
            },
            toRepeat: {
              description: 'L’accesso va ripetuto: il ritorno non era di questo modulo',
              meta: { spec: ['LOG-005'] },
            },
            notServed: {
              description: '204: l’utenza non può usare il portale',
              meta: { spec: ['LOG-022'] },
            },
          },
        },
        interrupted: {
          description: '401 o 408: sotto il dialogo di sessione scaduta',
          tags: ['anywhere'],
          meta: { spec: ['ERR-005'] },
        },
        mustCompleteSetup: {
          description: 'Entrato, ma prima del portale c’è qualcosa da fare',
          initial: 'renewingExpiredPassword',
          on: {
            'password.changed': {
              target: '.done',
              actions: 'endSession',
              meta: { spec: ['RES-003', 'RES-006'] },
            },
            'phone.changed': {
              target: '.done',
              actions: 'endSession',
              meta: { spec: ['RES-003', 'TEL-018'] },
            },
            'flow.ended': [
              { guard: 'exitFailed', target: 'stopped' },
              { guard: 'exitBlocked', target: 'blocked', meta: { spec: ['ERR-023', 'ERR-024'] } },
              {
                guard: 'exitLoggedOut',
                target: 'signedOut',
                actions: ['endSession', 'openLogin'],
                meta: { spec: ['RES-006', 'TEL-018', 'ERR-027'] },
              },
            ],
            'logout.requested': {
              guard: 'sessionIsValid',
              target: 'signedOut',
              actions: ['endSession', 'openLogin'],
              meta: { spec: ['LOG-031', 'LOG-032'] },
            },
          },
          states: {
            renewingExpiredPassword: {
              description: 'La password è scaduta: va cambiata',
              meta: {
                page: 'expiredPassword',
                setupPages: ['expiredPassword'],
                spec: ['LOG-019'],
              },
            },
            addingFirstPhone: {
              description: 'Manca il telefono cellulare: va indicato',
              meta: {
                page: 'firstPhone',
                setupPages: ['firstPhone'],
                spec: ['LOG-020', 'LOG-029'],
              },
            },
            renewingPassword: {
              description: 'La password va rinnovata al primo accesso',
              meta: {
                page: 'passwordRenewal',
                setupPages: ['passwordRenewal', 'firstPassword', 'code', 'result'],
                spec: ['LOG-024', 'LOG-036'],
              },
            },
            done: {
              description: 'Fatto: resta il risultato, e da qui si accede di nuovo',
              meta: {
                page: 'result',
                setupPages: [
                  'result',
                  'expiredPassword',
                  'firstPhone',
                  'passwordRenewal',
                  'firstPassword',
                  'code',
                ],
                spec: ['RES-003', 'RES-006', 'TEL-018'],
              },
              on: {
                'address.opened': {
                  guard: 'leavesResult',
                  target: '#portal.access.signedOut',
                  actions: 'openLogin',
                },
              },
            },
          },
        },
        signedIn: {
          description: 'Dentro il portale',
          meta: { spec: ['LOG-027', 'PRM-001'] },
          entry: 'forgetWantedPage',
          initial: 'browsing',
          on: {
            'logout.requested': {
              guard: 'sessionIsValid',
              target: 'signedOut',
              actions: ['endSession', 'openLogin'],
              meta: { spec: ['LOG-031', 'LOG-032'] },
            },
            'point.chosen': { actions: ['keepPoint', 'storeSession'] },
            'point.cleared': { actions: ['clearPoint', 'storeSession'] },
            'tab.opened': { actions: ['keepTab', 'storeSession'] },
            'period.searched': { actions: ['keepPeriod', 'storeSession'] },
            'dispute.opened': {
              actions: ['keepDispute', 'storeSession'],
              meta: { spec: ['CAS-055'] },
            },
            'email.changed': { actions: ['keepEmail', 'storeSession', 'notifyTabs'] },
            'phone.changed': { actions: ['keepPhone', 'storeSession', 'notifyTabs'] },
            'password.changed': { actions: ['keepPasswordDays', 'storeSession', 'notifyTabs'] },
            'merchant.changedElsewhere': { actions: ['takeMerchant', 'storeSession'] },
          },
          states: {
            browsing: {
              description: 'Consulta le pagine del portale',
              meta: { page: 'home' },
              on: {
                'address.opened': { guard: 'opensError', target: 'onErrorPage' },
                'flow.ended': [
                  {
                    guard: 'exitFailed',
                    target: 'onErrorPage',
                    actions: 'rememberFailure',
                    meta: { spec: ['ERR-014', 'ERR-016', 'ERR-017'] },
                  },
                  { guard: 'exitOpened', actions: 'openNextPage' },
                  {
                    guard: 'exitBlocked',
                    target: '#portal.access.blocked',
                    meta: { spec: ['ERR-022', 'ERR-023'] },
                  },
                  {
                    guard: 'exitLoggedOut',
                    target: '#portal.access.signedOut',
                    actions: ['endSession', 'openLogin'],
                    meta: { spec: ['RES-006'] },
                  },
                ],
              },
            },
            onErrorPage: {
              description: 'Ops! Qualcosa non va...',
              meta: {
                page: 'error',
                setupPages: ['error'],
                spec: ['RES-013', 'RES-015', 'RES-016'],
              },
              on: {
                'page.retried': {
                  guard: 'canRetry',
                  target: 'browsing',
                  actions: ['openFailedPage', 'forgetFailure'],
                },
                'origin.requested': {
                  target: 'browsing',
                  actions: ['openOrigin', 'forgetFailure'],
                },
                'address.opened': {
                  guard: 'leavesError',
                  target: 'browsing',
                  actions: 'forgetFailure',
                },
              },
            },
          },
        },
        blocked: {
          description: '5709: utenza bloccata, la sessione è già chiusa',
          tags: ['anywhere'],
          meta: { spec: ['ERR-022', 'ERR-023', 'ERR-024'] },
          entry: ['notifyLost', 'forgetSession', 'clearStorage'],
          on: { 'dialog.closed': { target: 'signedOut', actions: 'openLogin' } },
        },
        refused: {
          description: 'La registrazione non può usare questi dati o questo username',
          meta: {
            page: 'publicError',
            setupPages: ['publicError'],
            spec: ['ERR-007', 'ERR-011'],
          },
          on: {
            'registration.requested': { target: 'signedOut', actions: 'openRegistration' },
            'login.requested': {
              target: 'signedOut',
              actions: 'openLogin',
              meta: { spec: ['RES-014'] },
            },
            'address.opened': { guard: 'leavesPublicError', target: 'signedOut' },
          },
        },
        suspended: {
          description:
            'La registrazione si è interrotta: quanto scritto resta, e si può riprendere',
          meta: {
            page: 'publicError',
            setupPages: ['publicError'],
            spec: ['ERR-011', 'RES-014'],
          },
          on: {
            'registration.requested': { target: 'signedOut', actions: 'openRegistration' },
            'login.requested': {
              target: 'signedOut',
              actions: 'openLogin',
              meta: { spec: ['RES-014'] },
            },
            'address.opened': { guard: 'leavesPublicError', target: 'signedOut' },
          },
        },
        stopped: {
          description: 'Errore senza sessione: si può solo tornare alla login',
          meta: {
            page: 'publicError',
            setupPages: ['publicError'],
            spec: ['ERR-006', 'LOG-023', 'RES-014'],
          },
          entry: ['closeSession', 'dropSession', 'clearStorage'],
          initial: 'failed',
          on: {
            'login.requested': {
              target: 'signedOut',
              actions: 'openLogin',
              meta: { spec: ['RES-014'] },
            },
            'address.opened': { guard: 'leavesPublicError', target: 'signedOut' },
          },
          states: {
            failed: { description: 'Il servizio non risponde come deve' },
            notServed: {
              description: '204 dopo un token: l’utenza non può usare il portale, o non ancora',
              meta: { spec: ['LOG-023'] },
            },
          },
        },
      },
    },
    session: {
      initial: 'valid',
      description: 'La sessione sul servizio dell’acquirer',
      states: {
        valid: {
          description: 'La sessione è aperta, o non serve',
          on: {
            'xstate.done.actor.login': {
              guard: 'loginLosesSession',
              target: 'expired',
              actions: 'notifyExpired',
              meta: { spec: ['ERR-005'] },
            },
            'session.expired': {
              guard: 'flowsArePlayed',
              target: 'expired',
              actions: ['rememberWantedPage', 'notifyExpired'],
              meta: { spec: ['ERR-013', 'NAV-047'] },
            },
            'session.expiredElsewhere': {
              guard: 'isInside',
              target: 'expired',
              actions: 'rememberWantedPage',
              meta: { spec: ['LOG-033', 'LOG-035'] },
            },
          },
        },
        expired: {
          description: 'Dialogo «Sessione scaduta» sopra la pagina',
          meta: { spec: ['LOG-033', 'LOG-034', 'LOG-035'] },
          on: {
            'login.requested': 'valid',
            'session.endedElsewhere': { guard: 'isInside', target: 'valid' },
          },
        },
      },
    },
  },
});
