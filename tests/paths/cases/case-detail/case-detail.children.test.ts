import { caseDetailScenario } from '../../../../walks/cases/case-detail/case-detail.scenario';
import { caseReplyScenario } from '../../../../walks/cases/case-detail/case-reply/case-reply.scenario';
import { documentScenario } from '../../../../walks/shared/document/document.scenario';
import { walkWithChildren } from '../../../../walks/walk-with-children';

walkWithChildren(caseDetailScenario, {
  reply: { ...caseReplyScenario, input: caseReplyScenario.inputs['as the specification says'] },
  document: { ...documentScenario, input: documentScenario.inputs['to be opened'] },
});
