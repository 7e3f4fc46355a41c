import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { flow } from '../flow';
import { DisputeOnlineView } from './DisputeOnlineView';
import { disputeOnlineInput } from './input';

export const disputeOnline = flow({
  machine: disputeOnlineMachine,
  input: ({ session }) => disputeOnlineInput(session, crypto.randomUUID()),
  View: DisputeOnlineView,
});
