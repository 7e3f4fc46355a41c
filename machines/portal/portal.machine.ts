import { isOfRegistration } from '../pages';
import { withEvent } from '../typed-chart';
import { arriving } from './arriving';
import { inside } from './inside';
import { outside } from './outside';
import { portalSetup } from './portal.setup';
import { validity } from './validity';
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
    notice: null,
    departure: 'login',
    newcomer: null,
    formerUser: null,
    registering: input.registering ?? false,
    registrationReloaded: (input.registering ?? false) && isOfRegistration(input.opened),
  }),
  states: {
    access: {
      initial: 'arriving',
      description: 'Chi sta usando il portale e che cosa può vedere',
      on: {
        'login.requested': [
          {
            guard: 'expiresElsewhereToo',
            target: '.outside.departing',
            actions: [
              'dropSession',
              'setStorageAside',
              { type: 'noteDeparture', params: 'logout' },
            ],
            meta: { spec: ['LOG-035'] },
          },
          {
            guard: 'sessionHasExpired',
            target: '.arriving.loggingIn',
            actions: ['rememberUser', 'dropSession', 'setStorageAside', 'openLogin'],
            meta: { spec: ['LOG-035'] },
          },
        ],
        'flow.ended': {
          guard: 'exitOpened',
          actions: withEvent('openNextPage'),
        },
      },
      states: { arriving, inside, outside },
    },
    session: validity,
  },
});
