import type { PasswordChangeEvent } from '../../machines/password-change/password-change.machine';
import type * as select from '../../machines/password-change/password-change.selectors';
import type { CodeSnapshot } from '../../machines/shared/code/code.selectors';

export interface ScreenProps {
  readonly snapshot: select.PasswordChangeSnapshot;
  readonly send: (event: PasswordChangeEvent) => void;
  /** Whether the old one has expired, and the change cannot wait (PWD-014). */
  readonly expired: boolean;
}

/** The page that asks for a code. */
export interface FormProps extends ScreenProps {
  readonly code: CodeSnapshot;
}
