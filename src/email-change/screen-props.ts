import type { EmailChangeEvent } from '../../machines/email-change/email-change.machine';
import type * as select from '../../machines/email-change/email-change.selectors';

export interface ScreenProps {
  readonly snapshot: select.EmailChangeSnapshot;
  readonly send: (event: EmailChangeEvent) => void;
}
