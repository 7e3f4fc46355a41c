import { walkOnActor } from '../../machinery/walk';
import { firstEmailScenario } from './first-email.scenario';

walkOnActor(firstEmailScenario);
