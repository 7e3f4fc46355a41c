import { walkOnActor } from '../../machinery/walk';
import { registrationScenario } from './registration.scenario';

walkOnActor(registrationScenario);
