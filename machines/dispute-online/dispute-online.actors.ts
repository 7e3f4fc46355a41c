import { getEboxProfile } from '../../acquirer/contract/enrolment';
import { call } from '../call';

export const disputeOnlineActors = {
  /** API-067. */
  profile: call(getEboxProfile, () => ({})),
};
