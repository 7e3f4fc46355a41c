import { passwordChangeScenario } from '../../../walks/password-change/password-change.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(passwordChangeScenario);
