import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import {
  type PasswordChangeProps,
  PasswordChangeView,
} from '../../src/password-change/PasswordChangeView';
import { elsewhere, isReady, pressIf, seesResults, submitIf } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { passwordChangeScenario } from './password-change.scenario';

const choose: Gesture = (step) => {
  const { event } = step;
  if (screen.queryByLabelText('VECCHIA PASSWORD') !== null)
    person.type('VECCHIA PASSWORD', event.oldPassword);
  person.type('NUOVA PASSWORD', event.newPassword);
  person.type('CONFERMA NUOVA PASSWORD', event.confirmation);
  return submitIf('AVANTI', step);
};

/** By the result or, in a forced first step, by ANNULLA; elsewhere ANNULLA is a link to Home. */
const leave: Gesture = (step) =>
  step.before.matches('result') ? person.press('LOGIN') : pressIf('ANNULLA')(step);

const passwordChangeScreen: PlayedScreen<typeof passwordChangeMachine> = {
  ...passwordChangeScenario,
  name: 'Modifica password',
  view: (actor, input) => (
    <PasswordChangeView actor={actor} flowInput={input as PasswordChangeProps['flowInput']} />
  ),
  gestures: {
    'notice.read': () => person.press('AVANTI'),
    'password.chosen': choose,
    'address.opened': ({ actor, event }) => actor.send(event),
    'session.changed': elsewhere,
    'dialog.closed': () => person.press('CHIUDI'),
    'flow.retried': () => person.press('Riprova'),
    'login.requested': leave,
  },
  sees: {
    'passwordChange.reading': () => person.isIn('Aggiorna la password'),
    'passwordChange.choosing.filling': () => {
      isReady('AVANTI');
      const usernames = document.querySelectorAll<HTMLInputElement>('[autocomplete="username"]');
      expect([...usernames].map(({ value }) => value)).toEqual(['azienda01']);
    },
    'passwordChange.choosing.destinationChanged': () =>
      screen.getByText(/^Il recapito a cui arrivano i codici è stato modificato/),
    'passwordChange.choosing.weak': () => person.finds(/^Il servizio non accetterebbe/),
    'passwordChange.successShown': () =>
      person.dialogShows(
        'Modifica Password',
        'La modifica della password è avvenuta con successo.',
      ),
    'passwordChange.failureShown': () =>
      person.dialogShows(
        'Modifica Password',
        'Si è verificato un errore durante il cambio password. Controllare le credenziali inserite.',
      ),
    ...seesResults('passwordChange', { logInAgain: true }),
    'passwordChange.loggedOut': () => {},
    'passwordChange.blocked': () => {},
  },
};

export const screens = [passwordChangeScreen];
