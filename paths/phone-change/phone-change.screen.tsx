import { screen } from '@testing-library/react';
import type { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import { PhoneChangeView } from '../../src/phone-change/PhoneChangeView';
import {
  elsewhere,
  isAtCode,
  isBusy,
  isReady,
  pressIf,
  seesVerifiedResults,
  submitIf,
} from '../screen/gestures';
import * as person from '../screen/person';
import type { PlayedScreen } from '../screen/screen';
import { phoneChangeScenario } from './phone-change.scenario';

const tryAgain = 'Si è verificato un errore, riprovare!';
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
    'flow.retried': ({ before }) =>
      person.press(before.matches('result') ? 'Riprova' : 'Ricomincia'),
    'session.changed': elsewhere,
    'login.requested': () => person.press('LOGIN'),
  },
  sees: {
    'phoneChange.arriving': 'never',
    'phoneChange.confirmingOldNumber.ready': ({ context }) => {
      at(1);
      person.finds(context.oldNumber);
      isReady('AVANTI');
    },
    'phoneChange.confirmingOldNumber.changedElsewhere': ({ context }) => {
      at(1);
      person.finds(context.oldNumber);
      screen.getByText(/^Il numero è stato modificato in un’altra scheda/);
    },
    'phoneChange.confirmingOldNumber.recalling': () => isBusy('AVANTI'),
    'phoneChange.confirmingOldNumber.sending': () => isBusy('AVANTI'),
    'phoneChange.confirmingOldNumber.notSent': () => person.finds(tryAgain),
    'phoneChange.enteringOldCode': () => {
      at(2);
      isAtCode();
    },
    'phoneChange.enteringNewNumber.filling': () => {
      at(3);
      isReady('AVANTI');
    },
    'phoneChange.enteringNewNumber.recalling': () => isBusy('AVANTI'),
    'phoneChange.enteringNewNumber.sending': () => isBusy('AVANTI'),
    'phoneChange.enteringNewNumber.notSent': () => person.finds(tryAgain),
    'phoneChange.enteringNewNumber.unconfirmed': () =>
      person.finds(
        'La conferma del numero attuale non vale più. La ripeta dal primo passo: il nuovo numero resta scritto.',
      ),
    'phoneChange.enteringNewCode': () => {
      at(4);
      isAtCode();
    },
    ...seesVerifiedResults('phoneChange', { logInAgain: true }),
    'phoneChange.loggedOut': () => person.finds('LOGIN'),
    'phoneChange.blocked': isAtCode,
  },
};

export const screens = [phoneChangeScreen];
