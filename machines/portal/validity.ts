import { withEvent } from '../typed-chart';
import { portalSetup } from './portal.setup';

/** The part in which the session is valid or has expired, whatever page is shown. */
export const validity = portalSetup.createStateConfig({
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
          actions: [withEvent('rememberWantedPage'), 'notifyExpired'],
          meta: { spec: ['ERR-013', 'NAV-047'] },
        },
        'session.expiredElsewhere': {
          guard: 'isInside',
          target: 'expired',
          actions: withEvent('rememberWantedPage'),
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
});
