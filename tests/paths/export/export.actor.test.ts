import { exportScenario } from '../../../walks/export/export.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(exportScenario);
