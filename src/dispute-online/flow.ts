import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { draftOf } from '../../machines/dispute-online/dispute-online.selectors';
import {
  enrolmentDraft,
  namesOf,
  unsentIn,
} from '../../machines/dispute-online/enrolment/enrolment.draft';
import { randomId } from '../../machines/random-id';
import { flow } from '../shared/flow';
import { DisputeOnlineView } from './DisputeOnlineView';
import { disputeOnlineInput } from './input';

export const disputeOnline = flow({
  machine: disputeOnlineMachine,
  input: ({ session, draft, configuration }) =>
    disputeOnlineInput(session, randomId(), draft, configuration.extensions),
  keeps: { schema: enrolmentDraft, of: draftOf, named: namesOf, unsent: unsentIn },
  View: DisputeOnlineView,
});
