import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { draftOf } from '../../machines/dispute-online/dispute-online.selectors';
import {
  enrolmentDraft,
  namesOf,
  unsentIn,
} from '../../machines/dispute-online/enrolment/enrolment.draft';
import { flow } from '../shared/flow';
import { DisputeOnlineView } from './DisputeOnlineView';
import { disputeOnlineInput } from './input';

export const disputeOnline = flow({
  machine: disputeOnlineMachine,
  input: ({ session, draft, configuration }) =>
    disputeOnlineInput(session, crypto.randomUUID(), draft, configuration.extensions),
  keeps: { schema: enrolmentDraft, of: draftOf, named: namesOf, unsent: unsentIn },
  View: DisputeOnlineView,
});
