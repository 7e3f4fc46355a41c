import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { isModified, named, unsent } from '../../machines/dispute-online/dispute-online.selectors';
import { randomId } from '../../machines/random-id';
import { flow } from '../shared/flow';
import { DisputeOnlineView } from './DisputeOnlineView';
import { disputeOnlineInput } from './input';

export const disputeOnline = flow({
  machine: disputeOnlineMachine,
  input: ({ session, configuration }) =>
    disputeOnlineInput(session, randomId(), configuration.extensions),
  persists: { named, unsent, over: isModified },
  View: DisputeOnlineView,
});
