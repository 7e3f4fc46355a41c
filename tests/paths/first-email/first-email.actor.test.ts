import { firstEmailScenario } from '../../../walks/first-email/first-email.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(firstEmailScenario);
