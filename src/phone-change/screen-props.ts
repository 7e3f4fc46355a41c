import type { PhoneChangeEvent } from '../../machines/phone-change/phone-change.machine';
import type * as select from '../../machines/phone-change/phone-change.selectors';

export interface ScreenProps {
  readonly snapshot: select.PhoneChangeSnapshot;
  readonly send: (event: PhoneChangeEvent) => void;
}
