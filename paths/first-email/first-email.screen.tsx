import { screen } from '@testing-library/react';
import type { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { FirstEmailView } from '../../src/first-email/FirstEmailView';
import {
  elsewhere,
  isAtCode,
  isBusy,
  isReady,
  seesVerifiedResults,
  submitIf,
} from '../screen/gestures';
import * as person from '../screen/person';
import type { PlayedScreen } from '../screen/screen';
import { firstEmailScenario } from './first-email.scenario';

const firstEmailScreen: PlayedScreen<typeof firstEmailMachine> = {
  ...firstEmailScenario,
  name: 'Inserisci indirizzo email',
  view: (actor) => <FirstEmailView actor={actor} />,
  gestures: {
    'email.confirmed': (step) => {
      const { event } = step;
      person.type('NUOVA EMAIL', event.email);
      return submitIf('AVANTI', step);
    },
    'email.typed': ({ event }) => person.type('NUOVA EMAIL', event.email),
    'address.opened': ({ actor, event }) => actor.send(event),
    'session.changed': elsewhere,
    'flow.retried': () => person.press('Riprova'),
    'home.requested': ({ before }) =>
      person.press(before.matches({ result: 'succeeded' }) ? 'HOME' : 'Home'),
  },
  sees: {
    'firstEmail.arriving': 'never',
    'firstEmail.choosing.filling': () => {
      person.isIn('Inserisci indirizzo email');
      isReady('AVANTI');
    },
    'firstEmail.choosing.changedElsewhere': () =>
      screen.getByText(/^In un’altra scheda è già stato confermato/),
    'firstEmail.choosing.recalling': () => isBusy('AVANTI'),
    'firstEmail.choosing.sending': () => isBusy('AVANTI'),
    'firstEmail.enteringCode': isAtCode,
    ...seesVerifiedResults('firstEmail', { logInAgain: false }),
    'firstEmail.leftForHome': () => {},
    'firstEmail.blocked': isAtCode,
  },
};

export const screens = [firstEmailScreen];
