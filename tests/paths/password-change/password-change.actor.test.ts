import { walkOnActor } from '../../machinery/walk';
import { passwordChangeScenario } from './password-change.scenario';

walkOnActor(passwordChangeScenario);
