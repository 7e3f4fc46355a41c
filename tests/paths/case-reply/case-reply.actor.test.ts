import { walkOnActor } from '../../machinery/walk';
import { caseReplyScenario } from './case-reply.scenario';

walkOnActor(caseReplyScenario);
