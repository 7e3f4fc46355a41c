import type * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import type { EnrolmentEvent } from '../../../machines/dispute-online/enrolment/enrolment.types';

export interface ScreenProps {
  readonly snapshot: select.EnrolmentSnapshot;
  readonly send: (event: EnrolmentEvent) => void;
  /** Whether the heading takes the focus. */
  readonly arrives: boolean;
  /** Leaves an enrolment, whose input is kept. */
  readonly onLeave?: (() => void) | undefined;
}
