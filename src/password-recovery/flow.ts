import { passwordRecoveryMachine } from '../../machines/password-recovery/password-recovery.machine';
import { typedUser } from '../boot/sent-login';
import { flow } from '../shared/flow';
import { PasswordRecoveryView } from './PasswordRecoveryView';

export const passwordRecovery = flow({
  machine: passwordRecoveryMachine,
  input: () => ({ user: typedUser() }),
  persists: {},
  View: PasswordRecoveryView,
});
