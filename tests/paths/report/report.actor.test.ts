import { reportScenario } from '../../../walks/report/report.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(reportScenario);
