import { unpaidScenario } from '../../../walks/unpaid/unpaid.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(unpaidScenario);
