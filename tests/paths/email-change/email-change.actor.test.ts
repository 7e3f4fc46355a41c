import { walkOnActor } from '../../machinery/walk';
import { emailChangeScenario } from './email-change.scenario';

walkOnActor(emailChangeScenario);
