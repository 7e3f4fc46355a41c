import { walkOnActor } from '../../machinery/walk';
import { caseDetailScenario } from './case-detail.scenario';

walkOnActor(caseDetailScenario);
