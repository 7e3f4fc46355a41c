import { walkOnActor } from '../../machinery/walk';
import { gestoreScenario } from './gestore.scenario';

walkOnActor(gestoreScenario);
