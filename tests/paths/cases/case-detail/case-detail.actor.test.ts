import { caseDetailScenario } from '../../../../walks/cases/case-detail/case-detail.scenario';
import { walkOnActor } from '../../../../walks/walk';

walkOnActor(caseDetailScenario);
