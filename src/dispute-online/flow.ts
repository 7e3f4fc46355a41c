import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { keptOf } from '../../machines/dispute-online/dispute-online.selectors';
import {
  keptEnrolment,
  namesOf,
  unsentIn,
} from '../../machines/dispute-online/enrolment/enrolment.kept';
import { flow } from '../shared/flow';
import { DisputeOnlineView } from './DisputeOnlineView';
import { disputeOnlineInput } from './input';

export const disputeOnline = flow({
  machine: disputeOnlineMachine,
  input: ({ session, kept, configuration }) =>
    disputeOnlineInput(session, crypto.randomUUID(), kept, configuration.extensions),
  keeps: { schema: keptEnrolment, of: keptOf, named: namesOf, unsent: unsentIn },
  View: DisputeOnlineView,
});
