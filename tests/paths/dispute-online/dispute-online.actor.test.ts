import { disputeOnlineScenario } from '../../../walks/dispute-online/dispute-online.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(disputeOnlineScenario);
