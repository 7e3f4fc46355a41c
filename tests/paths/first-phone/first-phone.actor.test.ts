import { walkOnActor } from '../../machinery/walk';
import { firstPhoneScenario } from './first-phone.scenario';

walkOnActor(firstPhoneScenario);
