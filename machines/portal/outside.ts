import type { Configuration } from '../../acquirer/contract/configuration';
import type { FlowResult } from '../flow-result';
import { portalSetup } from './portal.setup';

const noticeOfExit = ({ event: { exit } }: { event: { exit: FlowResult } }) =>
  exit.type === 'refused' ? 'registrationRefused' : 'registrationSuspended';

/** Without a session: the public pages, the registration, and what says why there is none. */
export const outside = portalSetup.createStateConfig({
  description: 'Fuori dal portale: la login, la registrazione, ciò che non è riuscito',
  initial: 'signedOut',
  states: {
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
        'login.begun': {
          guard: 'logsInElsewhere',
          target: 'departing',
          actions: { type: 'noteDeparture', params: 'login' },
          meta: { spec: ['LOG-003'] },
        },
        'login.blocked': { actions: { type: 'keepNotice', params: 'loginBlocked' } },
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
            guard: 'exitBlocked',
            target: 'blocked',
            meta: { spec: ['ERR-022', 'ERR-023'] },
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
    departing: {
      description:
        'Va alla pagina dell’acquirer dove si entra, o si esce: da lì si torna alla pagina di accesso',
      tags: ['busy'],
      meta: { spec: ['LOG-003', 'LOG-005', 'LOG-032'] },
      entry: 'keepWantedPage',
      invoke: {
        id: 'depart',
        src: 'depart',
        input: ({ context: { departure, configuration, origin } }) => ({
          to: departure,
          authentication: (configuration as Configuration).authentication,
          origin,
        }),
      },
      on: {
        'departure.failed': {
          target: 'signedOut',
          actions: [{ type: 'keepNotice', params: 'unavailable' }, 'openLogin'],
        },
        'departure.undone': { target: 'signedOut', actions: 'openLogin' },
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
    blocked: {
      description: 'Utenza bloccata (5709): la sessione è già chiusa',
      tags: ['anywhere'],
      meta: { spec: ['ERR-022', 'ERR-023', 'ERR-024'] },
      entry: ['notifyLost', 'forgetSession', 'clearStorage'],
      on: { 'dialog.closed': { target: 'signedOut', actions: 'openLogin' } },
    },
  },
});
