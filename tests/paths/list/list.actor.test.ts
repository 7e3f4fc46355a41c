import { walkOnActor } from '../../machinery/walk';
import { listScenario } from './list.scenario';

walkOnActor(listScenario);
