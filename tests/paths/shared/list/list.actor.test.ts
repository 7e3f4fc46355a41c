import { listScenario } from '../../../../walks/shared/list/list.scenario';
import { walkOnActor } from '../../../../walks/walk';

walkOnActor(listScenario);
