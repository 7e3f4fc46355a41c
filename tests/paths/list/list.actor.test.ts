import { listScenario } from '../../../walks/list/list.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(listScenario);
