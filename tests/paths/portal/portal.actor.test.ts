import { walkOnActor } from '../../machinery/walk';
import { portalScenario } from './portal.scenario';

walkOnActor(portalScenario);
