import type { PhoneChangeEvent } from '../../machines/phone-change/phone-change.machine';
import type * as select from '../../machines/phone-change/phone-change.selectors';
import type { CodeSnapshot } from '../../machines/shared/code/code.selectors';

export interface ScreenProps {
  readonly snapshot: select.PhoneChangeSnapshot;
  readonly send: (event: PhoneChangeEvent) => void;
}

/** The page that asks for a code. */
export interface FormProps extends ScreenProps {
  readonly code: CodeSnapshot;
}
