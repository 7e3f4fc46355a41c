import { caseDetailScenario } from '../../../walks/case-detail/case-detail.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(caseDetailScenario);
