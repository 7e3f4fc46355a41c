import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { FirstEmailView } from '../../src/first-email/FirstEmailView';
import { elsewhere, isBusy, isReady, seesVerifiedResults, submitIf } from '../screen/gestures';
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
    // The code's own paths show the form while a code is asked for.
    'sending.failed': elsewhere,
    'session.changed': elsewhere,
    'flow.retried': () => person.press('Riprova'),
    'home.requested': ({ before }) =>
      person.press(before.matches({ result: 'succeeded' }) ? 'HOME' : 'Home'),
  },
  sees: {
    'firstEmail.choosing.filling': ({ context }) => {
      person.isIn('Inserisci indirizzo email');
      expect(screen.queryAllByText(/^In un’altra scheda è già stato confermato/)).toHaveLength(
        context.isChangedElsewhere ? 1 : 0,
      );
      isReady('AVANTI');
    },
    'firstEmail.choosing.sending': () => isBusy('AVANTI'),
    ...seesVerifiedResults('firstEmail', { logInAgain: false }),
    'firstEmail.leftForHome': () => {},
    'firstEmail.blocked': () => {},
  },
};

export const screens = [firstEmailScreen];
