import { walkOnActor } from '../../machinery/walk';
import { unpaidScenario } from './unpaid.scenario';

walkOnActor(unpaidScenario);
