import { hostScenario } from '../../../walks/host/host.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(hostScenario);
