import { registrationScenario } from '../../../walks/registration/registration.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(registrationScenario);
