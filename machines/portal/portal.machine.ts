import { portalSetup } from './portal.setup';
import { sessionOnArrival, standsMeanwhile } from './session';
import { wantedOnArrival } from './wanted';

/** The root: configuration, session, the outcome of a login, who may go where. */
export const portalMachine = portalSetup.createMachine({
  id: 'portal',
  description: 'Il portale: accesso, sessione, chi può andare dove',
  type: 'parallel',
  context: ({ input }) => ({
    configuration: null,
    origin: input.origin,
    session: sessionOnArrival(input.session, input.arrival),
    standing: standsMeanwhile(input.session, input.arrival),
    wanted: wantedOnArrival(input),
    arrivedWith: input.arrival.kind,
    code: input.arrival.kind === 'code' ? input.arrival.code : '',
    failedAt: null,
    registering: input.registering ?? false,
  }),
  states: {
    access: {
      initial: 'configuring',
      description: 'Chi sta usando il portale e che cosa può vedere',
      on: {
        'login.requested': {
          guard: 'sessionHasExpired',
          target: '.signedOut',
          actions: ['tellExpired', 'dropSession', 'setStorageAside', 'openLogin'],
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
        configuring: {
          description: 'Carica la configurazione dell’acquirer (/config.json)',
          tags: ['busy'],
          invoke: { id: 'loadConfiguration', src: 'loadConfiguration' },
          on: {
            'configuration.loaded': {
              target: 'arriving',
              actions: ['keepConfiguration', 'connectClient'],
            },
            'configuration.failed': 'misconfigured',
          },
        },
        misconfigured: {
          description:
            'La configurazione manca o non è valida: pagina di errore, motivo in console',
          tags: ['anywhere'],
          on: { 'configuration.retried': 'configuring' },
        },
        arriving: {
          description:
            'Guarda come si è arrivati: con un codice, con un token, con una sessione aperta',
          meta: { spec: ['LOG-005', 'LOG-014', 'NAV-001'] },
          always: [
            { guard: 'arrivedWithCode', target: 'exchangingCode' },
            { guard: 'mustRenewExpired', target: 'confined.renewingExpiredPassword' },
            { guard: 'mustAddPhone', target: 'confined.addingFirstPhone' },
            { guard: 'mustRenewPassword', target: 'confined.renewingPassword' },
            { guard: 'merchantKnown', target: 'signedIn' },
            { guard: 'hasSession', target: 'welcoming' },
            { guard: 'toldWrongCredentials', target: 'signedOut.wrongCredentials' },
            { guard: 'toldLastAttempt', target: 'signedOut.lastAttempt' },
            { guard: 'toldLocked', target: 'signedOut.locked' },
            { target: 'askingTabs' },
          ],
        },
        askingTabs: {
          description: 'Una scheda nuova: un’altra è già dentro?',
          tags: ['busy'],
          meta: { spec: ['LOG-014'] },
          invoke: { id: 'askTabs', src: 'askTabs' },
          on: {
            'session.handedOver': {
              target: 'signedIn',
              actions: ['takeSession', 'storeSession', 'openWantedPage'],
            },
            'session.unknown': 'signedOut',
          },
        },
        signedOut: {
          description: 'Fuori dal portale: pagina di accesso e pagine pubbliche',
          meta: { path: '/login', spec: ['LOG-001', 'LOG-002', 'NAV-001'] },
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
            notServed: {
              description: '204: l’utenza non può usare il portale',
              meta: { spec: ['LOG-022'] },
            },
          },
        },
        exchangingCode: {
          description: 'Scambia il codice di accesso con un token',
          tags: ['busy'],
          meta: { spec: ['LOG-008', 'API-011'] },
          exit: 'forgetCode',
          invoke: {
            id: 'tokenExchange',
            src: 'tokenExchange',
            input: ({ context: { code, origin, configuration } }) => ({
              code,
              origin,
              clientId: configuration?.authentication.clientId ?? '',
            }),
          },
          on: {
            'http.200': { target: 'welcoming', actions: 'keepToken' },
            'http.refused': { target: 'loginRefused', meta: { spec: ['ERR-004'] } },
            'http.400': 'loginRefused',
            'http.401': 'loginRefused',
            'http.403': 'loginRefused',
            'http.408': 'loginRefused',
            'http.404': 'loginFailed',
            'http.500': 'loginFailed',
            'http.network': 'loginFailed',
          },
        },
        loginRefused: {
          description: 'Il codice è rifiutato: chi era già dentro ci resta',
          meta: { spec: ['ERR-004'] },
          always: [
            { guard: 'stoodMeanwhile', target: 'arriving', actions: 'resumeSession' },
            { target: 'signedOut.refused' },
          ],
        },
        loginFailed: {
          description: 'L’accesso non riesce: chi era già dentro ci resta',
          meta: { spec: ['ERR-006', 'ERR-017'] },
          always: [
            { guard: 'stoodMeanwhile', target: 'arriving', actions: 'resumeSession' },
            { target: 'stopped' },
          ],
        },
        loginExpired: {
          description: 'Il token non vale più: chi era già dentro ci resta',
          meta: { spec: ['ERR-005'] },
          always: [
            { guard: 'stoodMeanwhile', target: 'arriving', actions: 'resumeSession' },
            { target: 'interrupted' },
          ],
        },
        loginNotServed: {
          description: '204: chi era già dentro ci resta',
          meta: { spec: ['LOG-022', 'LOG-023'] },
          always: [
            { guard: 'stoodMeanwhile', target: 'arriving', actions: 'resumeSession' },
            {
              guard: 'cameWithCode',
              target: 'signedOut.notServed',
              actions: ['closeSession', 'forgetSession', 'clearStorage', 'openLogin'],
              meta: { spec: ['LOG-022'] },
            },
            { target: 'stopped', meta: { spec: ['LOG-023'] } },
          ],
        },
        welcoming: {
          description: 'Chiede chi è l’esercente e che cosa deve fare per prima cosa',
          tags: ['busy'],
          meta: { spec: ['LOG-009', 'LOG-018'] },
          invoke: { id: 'welcome', src: 'welcome' },
          on: {
            'http.200': [
              {
                guard: 'passwordExpired',
                target: 'confined.renewingExpiredPassword',
                actions: ['keepMerchant', 'requireNewPassword', 'beginSession'],
                meta: { spec: ['LOG-019'] },
              },
              {
                target: 'signedIn',
                actions: ['keepMerchant', 'beginSession', 'openWantedPage'],
                meta: { spec: ['LOG-025', 'LOG-026', 'LOG-027'] },
              },
            ],
            'http.206': [
              {
                guard: 'passwordExpired',
                target: 'confined.renewingExpiredPassword',
                actions: ['keepMerchant', 'requireNewPassword', 'beginSession'],
                meta: { spec: ['LOG-028'] },
              },
              {
                target: 'confined.addingFirstPhone',
                actions: ['keepMerchant', 'requirePhone', 'beginSession'],
                meta: { spec: ['LOG-020', 'LOG-021'] },
              },
            ],
            'http.205': {
              target: 'confined.renewingPassword',
              actions: ['requirePasswordRenewal', 'beginSession'],
              meta: { spec: ['LOG-024'] },
            },
            'http.204': { target: 'loginNotServed', meta: { spec: ['LOG-022', 'LOG-023'] } },
            'http.401': 'loginExpired',
            'http.408': 'loginExpired',
            'http.404': {
              target: 'loginFailed',
              meta: { spec: ['ERR-006'] },
            },
            'http.500': {
              target: 'loginFailed',
              meta: { spec: ['ERR-006'] },
            },
            'http.network': {
              target: 'loginFailed',
              meta: { spec: ['ERR-017'] },
            },
          },
        },
        interrupted: {
          description: '401 o 408: sotto il dialogo di sessione scaduta',
          tags: ['anywhere'],
          meta: { spec: ['ERR-005'] },
        },
        confined: {
          description: 'Entrato, ma prima del portale c’è qualcosa da fare',
          initial: 'renewingExpiredPassword',
          on: {
            'password.changed': {
              target: '.done',
              actions: ['closeSession', 'forgetSession', 'clearStorage'],
              meta: { spec: ['RES-003', 'RES-006'] },
            },
            'phone.changed': {
              target: '.done',
              actions: ['closeSession', 'forgetSession', 'clearStorage'],
              meta: { spec: ['RES-003', 'TEL-018'] },
            },
            'flow.ended': [
              { guard: 'exitFailed', target: 'stopped' },
              { guard: 'exitBlocked', target: 'blocked', meta: { spec: ['ERR-023', 'ERR-024'] } },
              {
                guard: 'exitLoggedOut',
                target: 'signedOut',
                actions: ['closeSession', 'forgetSession', 'clearStorage', 'openLogin'],
                meta: { spec: ['RES-006', 'TEL-018', 'ERR-027'] },
              },
            ],
            'logout.requested': {
              guard: 'sessionIsValid',
              target: 'signedOut',
              actions: ['closeSession', 'forgetSession', 'clearStorage', 'openLogin'],
              meta: { spec: ['LOG-031', 'LOG-032'] },
            },
          },
          states: {
            renewingExpiredPassword: {
              description: 'La password è scaduta: va cambiata',
              meta: {
                path: '/ChangePassword',
                confinedTo: ['/ChangePassword'],
                spec: ['LOG-019'],
              },
            },
            addingFirstPhone: {
              description: 'Manca il telefono cellulare: va indicato',
              meta: {
                path: '/InsertTelephone',
                confinedTo: ['/InsertTelephone'],
                spec: ['LOG-020', 'LOG-029'],
              },
            },
            renewingPassword: {
              description: 'La password va rinnovata al primo accesso',
              meta: {
                path: '/AggiornaPassword',
                confinedTo: ['/AggiornaPassword', '/InsertPassword', '/OTPCode', '/ResultPage'],
                spec: ['LOG-024', 'LOG-036'],
              },
            },
            done: {
              description: 'Fatto: resta il risultato, e da qui si accede di nuovo',
              meta: {
                path: '/ResultPage',
                confinedTo: [
                  '/ResultPage',
                  '/ChangePassword',
                  '/InsertTelephone',
                  '/AggiornaPassword',
                  '/InsertPassword',
                  '/OTPCode',
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
              actions: ['closeSession', 'forgetSession', 'clearStorage', 'openLogin'],
              meta: { spec: ['LOG-031', 'LOG-032'] },
            },
            'point.chosen': { actions: ['keepPoint', 'storeSession'] },
            'point.cleared': { actions: ['clearPoint', 'storeSession'] },
            'tab.opened': { actions: ['keepTab', 'storeSession'] },
            'dispute.opened': {
              actions: ['keepDispute', 'storeSession'],
              meta: { spec: ['CAS-055'] },
            },
            'email.changed': { actions: ['keepEmail', 'storeSession', 'tellTabs'] },
            'phone.changed': { actions: ['keepPhone', 'storeSession', 'tellTabs'] },
            'password.changed': { actions: ['keepPasswordDays', 'storeSession', 'tellTabs'] },
            'merchant.changedElsewhere': { actions: ['takeMerchant', 'storeSession'] },
          },
          states: {
            browsing: {
              description: 'Consulta le pagine del portale',
              meta: { path: '/Home' },
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
                    actions: ['closeSession', 'forgetSession', 'clearStorage', 'openLogin'],
                    meta: { spec: ['RES-006'] },
                  },
                ],
              },
            },
            onErrorPage: {
              description: 'Ops! Qualcosa non va...',
              meta: {
                path: '/ErrorPage',
                confinedTo: ['/ErrorPage'],
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
          entry: ['tellLost', 'forgetSession', 'clearStorage'],
          on: { 'dialog.closed': { target: 'signedOut', actions: 'openLogin' } },
        },
        refused: {
          description: 'La registrazione non può usare questi dati o questo username',
          meta: {
            path: '/ErrorPageReg',
            confinedTo: ['/ErrorPageReg'],
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
            path: '/ErrorPageReg',
            confinedTo: ['/ErrorPageReg'],
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
            path: '/ErrorPageReg',
            confinedTo: ['/ErrorPageReg'],
            spec: ['ERR-006', 'LOG-023', 'RES-014'],
          },
          entry: ['closeSession', 'dropSession', 'clearStorage'],
          on: {
            'login.requested': {
              target: 'signedOut',
              actions: 'openLogin',
              meta: { spec: ['RES-014'] },
            },
            'address.opened': { guard: 'leavesPublicError', target: 'signedOut' },
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
            'http.401': { guard: 'losesWelcome', target: 'expired' },
            'http.408': { guard: 'losesWelcome', target: 'expired' },
            'flow.ended': {
              guard: 'exitExpired',
              target: 'expired',
              actions: 'rememberWantedPage',
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
