import type { passwordRecoveryMachine } from '../../machines/password-recovery/password-recovery.machine';
import { PasswordRecoveryView } from '../../src/password-recovery/PasswordRecoveryView';
import { isReady, seesResults, submitIf } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { passwordRecoveryScenario } from './password-recovery.scenario';

const choose: Gesture = (step) => {
  const { event } = step;
  person.type('User ID o e-mail', event.user);
  person.type('NUOVA PASSWORD', event.newPassword);
  person.type('CONFERMA NUOVA PASSWORD', event.confirmation);
  return submitIf('AVANTI', step);
};

const passwordRecoveryScreen: PlayedScreen<typeof passwordRecoveryMachine> = {
  ...passwordRecoveryScenario,
  name: 'Password dimenticata',
  view: (actor) => <PasswordRecoveryView actor={actor} />,
  gestures: {
    'user.typed': ({ event }) => person.type('User ID o e-mail', event.user),
    'recovery.chosen': choose,
    'flow.retried': () => person.press('Riprova'),
    'login.requested': () => person.press('LOGIN'),
  },
  sees: {
    'passwordRecovery.choosing': () => {
      person.isIn('Password dimenticata');
      isReady('AVANTI');
    },
    ...seesResults('passwordRecovery', { logInAgain: true }),
    'passwordRecovery.loggedOut': () => {},
    'passwordRecovery.blocked': () => {},
  },
};

export const screens = [passwordRecoveryScreen];
