import { emailChangeScenario } from '../../../walks/email-change/email-change.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(emailChangeScenario);
