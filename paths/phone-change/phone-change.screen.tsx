import { screen } from '@testing-library/react';
import type { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import { PhoneChangeView } from '../../src/phone-change/PhoneChangeView';
import { elsewhere, isReady, pressIf, seesVerifiedResults, submitIf } from '../screen/gestures';
import * as person from '../screen/person';
import type { PlayedScreen } from '../screen/screen';
import { phoneChangeScenario } from './phone-change.scenario';

const anywhere = () => {};
const at = (step: number) => person.finds(`Passo ${step} di 5`);
const _anywhere = () => {};

const phoneChangeScreen: PlayedScreen<typeof phoneChangeMachine> = {
  ...phoneChangeScenario,
  name: 'Modifica telefono',
  view: (actor) => <PhoneChangeView actor={actor} />,
  gestures: {
    'step.confirmed': pressIf('AVANTI'),
    'number.confirmed': (step) => {
      const { event } = step;
      person.type('NUMERO DI TELEFONO CELLULARE', event.number);
      return submitIf('AVANTI', step);
    },
    'number.typed': ({ event }) => person.type('NUMERO DI TELEFONO CELLULARE', event.number),
    // 'Ricomincia' belongs to a refused code: see the code's own paths.
    'flow.retried': (step) =>
      step.before.matches('result') ? person.press('Riprova') : step.actor.send(step.event),
    'session.changed': elsewhere,
    'login.requested': () => person.press('LOGIN'),
  },
  sees: {
    'phoneChange.oldNumber.known': ({ context }) => {
      at(1);
      person.finds(context.oldNumber);
      isReady('AVANTI');
    },
    'phoneChange.oldNumber.changedElsewhere': ({ context }) => {
      at(1);
      person.finds(context.oldNumber);
      screen.getByText(/^Il numero è stato modificato in un’altra scheda/);
    },
    'phoneChange.newNumber': () => {
      at(3);
      isReady('AVANTI');
    },
    ...seesVerifiedResults('phoneChange', { logInAgain: true }),
    'phoneChange.loggedOut': () => person.finds('LOGIN'),
    'phoneChange.blocked': anywhere,
  },
};

export const screens = [phoneChangeScreen];
