import { walkOnActor } from '../../machinery/walk';
import { reportScenario } from './report.scenario';

walkOnActor(reportScenario);
