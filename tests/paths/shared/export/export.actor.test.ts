import { exportScenario } from '../../../../walks/shared/export/export.scenario';
import { walkOnActor } from '../../../../walks/walk';

walkOnActor(exportScenario);
