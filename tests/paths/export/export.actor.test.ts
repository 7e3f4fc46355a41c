import { walkOnActor } from '../../machinery/walk';
import { exportScenario } from './export.scenario';

walkOnActor(exportScenario);
