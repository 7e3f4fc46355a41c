import { caseReplyScenario } from '../../../walks/case-reply/case-reply.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(caseReplyScenario);
