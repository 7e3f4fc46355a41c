import { phoneChangeScenario } from '../../../walks/phone-change/phone-change.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(phoneChangeScenario);
