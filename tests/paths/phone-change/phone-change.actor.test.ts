import { walkOnActor } from '../../machinery/walk';
import { phoneChangeScenario } from './phone-change.scenario';

walkOnActor(phoneChangeScenario);
