import { walkOnActor } from '../../machinery/walk';
import { disputeOnlineScenario } from './dispute-online.scenario';

walkOnActor(disputeOnlineScenario);
