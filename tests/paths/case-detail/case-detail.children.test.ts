import { walkWithChildren } from '../../machinery/walk-with-children';
import { caseReplyScenario } from '../case-reply/case-reply.scenario';
import { documentScenario } from '../document/document.scenario';
import { caseDetailScenario } from './case-detail.scenario';

walkWithChildren(caseDetailScenario, {
  reply: { ...caseReplyScenario, input: caseReplyScenario.inputs['as the specification says'] },
  document: { ...documentScenario, input: documentScenario.inputs['to be opened'] },
});
