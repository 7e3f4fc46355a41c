import type { PasswordRecoveryEvent } from '../../machines/password-recovery/password-recovery.machine';
import type { PasswordRecoverySnapshot } from '../../machines/password-recovery/password-recovery.selectors';

export interface ScreenProps {
  readonly snapshot: PasswordRecoverySnapshot;
  readonly send: (event: PasswordRecoveryEvent) => void;
}
