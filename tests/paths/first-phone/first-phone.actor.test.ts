import { firstPhoneScenario } from '../../../walks/first-phone/first-phone.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(firstPhoneScenario);
