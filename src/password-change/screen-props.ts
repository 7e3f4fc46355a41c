import type { PasswordChangeEvent } from '../../machines/password-change/password-change.machine';
import type * as select from '../../machines/password-change/password-change.selectors';

export interface ScreenProps {
  readonly snapshot: select.PasswordChangeSnapshot;
  readonly send: (event: PasswordChangeEvent) => void;
  /** Whether the old one has expired, and the change cannot wait (PWD-014). */
  readonly expired: boolean;
}
