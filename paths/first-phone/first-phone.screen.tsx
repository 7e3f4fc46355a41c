import type { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { FirstPhoneView } from '../../src/first-phone/FirstPhoneView';
import { isReady, seesResults, submitIf } from '../screen/gestures';
import * as person from '../screen/person';
import type { PlayedScreen } from '../screen/screen';
import { firstPhoneScenario } from './first-phone.scenario';

const at = (step: number) => person.finds(`Passo ${step} di 3`);

const firstPhoneScreen: PlayedScreen<typeof firstPhoneMachine> = {
  ...firstPhoneScenario,
  name: 'Telefono del primo accesso',
  view: (actor) => <FirstPhoneView actor={actor} />,
  gestures: {
    'number.confirmed': (step) => {
      const { event } = step;
      person.type('NUMERO DI TELEFONO CELLULARE', event.number);
      return submitIf('AVANTI', step);
    },
    'number.typed': ({ event }) => person.type('NUMERO DI TELEFONO CELLULARE', event.number),
    'flow.cancelled': () => person.press('INDIETRO'),
    'flow.retried': () => person.press('RIPROVA'),
    'login.requested': () => person.press('LOGIN'),
  },
  sees: {
    'firstPhone.number': () => {
      at(1);
      person.isIn('Inserisci il numero di telefono cellulare');
      isReady('AVANTI');
    },
    ...seesResults('firstPhone', { logInAgain: true }),
    'firstPhone.loggedOut': () => {},
    'firstPhone.blocked': () => {},
  },
};

export const screens = [firstPhoneScreen];
