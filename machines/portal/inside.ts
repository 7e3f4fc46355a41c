import { withEvent } from '../typed-chart';
import { portalSetup } from './portal.setup';

/** The validity of a new password; the acquirer returns the exact one at the next login. */
const daysOfNewPassword = 90;

/** The part of the portal chart in which there is a session: a step to complete first, then the portal. */
export const inside = portalSetup.createStateConfig({
  description: 'C’è una sessione, di questa scheda',
  initial: 'signedIn',
  on: {
    'logout.requested': [
      {
        guard: 'endsElsewhereToo',
        target: '#portal.access.outside.departing',
        actions: ['endSession', { type: 'noteDeparture', params: 'logout' }],
        meta: { spec: ['LOG-031', 'LOG-032'] },
      },
      {
        guard: 'sessionIsValid',
        target: '#portal.access.outside.signedOut',
        actions: ['endSession', 'openLogin'],
        meta: { spec: ['LOG-031', 'LOG-032'] },
      },
    ],
    'session.renewed': {
      actions: [{ type: 'changeSession', params: ({ event }) => event.granted }, 'storeSession'],
    },
    'session.endedElsewhere': {
      target: '#portal.access.outside.signedOut',
      actions: ['forgetSession', 'clearStorage', 'openLogin'],
      meta: { spec: ['LOG-031'] },
    },
    'flow.ended': [
      {
        guard: 'exitBlocked',
        target: '#portal.access.outside.blocked',
        meta: { spec: ['ERR-022', 'ERR-023', 'ERR-024'] },
      },
      {
        guard: 'exitLoggedOut',
        target: '#portal.access.outside.signedOut',
        actions: ['endSession', 'openLogin'],
        meta: { spec: ['RES-006', 'TEL-018', 'ERR-027'] },
      },
    ],
  },
  states: {
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
        'flow.ended': {
          guard: 'exitFailed',
          target: '#portal.access.outside.stopped',
          actions: 'giveUpSession',
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
              target: '#portal.access.outside.signedOut',
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
        'point.chosen': {
          actions: [
            {
              type: 'changeSession',
              params: ({ event: { point } }) => ({ point, lastTab: 'single' }),
            },
            'storeSession',
          ],
        },
        'point.cleared': {
          actions: [{ type: 'changeSession', params: { point: null } }, 'storeSession'],
        },
        'tab.opened': {
          actions: [
            { type: 'changeSession', params: ({ event }) => ({ lastTab: event.tab }) },
            'storeSession',
          ],
        },
        'period.searched': {
          actions: [
            { type: 'changeSession', params: ({ event: { period } }) => ({ period }) },
            'storeSession',
          ],
        },
        'dispute.opened': {
          actions: [
            { type: 'changeSession', params: ({ event }) => ({ dispute: event.place }) },
            'storeSession',
          ],
          meta: { spec: ['CAS-055'] },
        },
        'merchant.changedElsewhere': {
          actions: [
            { type: 'changeSession', params: ({ event: { merchant } }) => ({ merchant }) },
            'storeSession',
          ],
        },
        'email.changed': {
          actions: [
            { type: 'changeMerchant', params: ({ event: { email } }) => ({ email }) },
            'storeSession',
            'notifyTabs',
          ],
        },
        'phone.changed': {
          actions: [
            { type: 'changeMerchant', params: ({ event }) => ({ cellNumber: event.number }) },
            'storeSession',
            'notifyTabs',
          ],
        },
        'password.changed': {
          actions: [
            { type: 'changeMerchant', params: { passwordExpireDay: daysOfNewPassword } },
            'storeSession',
            'notifyTabs',
          ],
        },
      },
      states: {
        browsing: {
          description: 'Consulta le pagine del portale',
          meta: { page: 'home' },
          on: {
            'address.opened': { guard: 'opensError', target: 'onErrorPage' },
            'flow.ended': {
              guard: 'exitFailed',
              target: 'onErrorPage',
              actions: withEvent('rememberFailure'),
              meta: { spec: ['ERR-014', 'ERR-016', 'ERR-017'] },
            },
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
  },
});
