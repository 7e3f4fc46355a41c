import type { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { FirstPhoneView } from '../../src/first-phone/FirstPhoneView';
import { isAtCode, isBusy, isReady, seesResults, submitIf } from '../screen/gestures';
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
    'firstPhone.arriving': 'never',
    'firstPhone.enteringNumber.filling': () => {
      at(1);
      person.isIn('Inserisci il numero di telefono cellulare');
      isReady('AVANTI');
    },
    'firstPhone.enteringNumber.recalling': () => isBusy('AVANTI'),
    'firstPhone.enteringNumber.sending': () => isBusy('AVANTI'),
    'firstPhone.enteringNumber.notSent': () =>
      person.finds('Si è verificato un errore, riprovare!'),
    'firstPhone.enteringNumber.notServed': () =>
      person.finds(
        'A questo numero non possiamo inviare un codice. Controlli il prefisso internazionale, oppure indichi un altro numero.',
      ),
    'firstPhone.enteringNumber.notAsked': () =>
      person.finds(
        'Il numero non si può inserire adesso: forse lo ha già. Prema INDIETRO e acceda di nuovo.',
      ),
    'firstPhone.enteringCode': () => {
      at(2);
      isAtCode();
    },
    ...seesResults('firstPhone', { logInAgain: true }),
    'firstPhone.loggedOut': () => {},
    'firstPhone.blocked': isAtCode,
  },
};

export const screens = [firstPhoneScreen];
