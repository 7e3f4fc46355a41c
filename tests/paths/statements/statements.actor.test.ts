import { walkOnActor } from '../../machinery/walk';
import { statementsScenario } from './statements.scenario';

walkOnActor(statementsScenario);
