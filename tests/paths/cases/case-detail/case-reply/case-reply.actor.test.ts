import { caseReplyScenario } from '../../../../../walks/cases/case-detail/case-reply/case-reply.scenario';
import { walkOnActor } from '../../../../../walks/walk';

walkOnActor(caseReplyScenario);
