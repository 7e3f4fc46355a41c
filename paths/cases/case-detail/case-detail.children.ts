import type { WithChildren } from '../../engine/children';
import { documentScenario } from '../../shared/document/document.scenario';
import { detail } from './a-case';
import { caseDetailScenario } from './case-detail.scenario';
import { caseReplyScenario } from './case-reply/case-reply.scenario';

export const withChildren: WithChildren = {
  scenario: caseDetailScenario,
  children: {
    reply: {
      scenario: caseReplyScenario,
      input: {
        ...(caseReplyScenario.inputs['as the specification says'] as object),
        documents: detail.requestDocList,
        extensions: ['openCases'],
      },
      passedOn: ['level.left'],
    },
    document: { scenario: documentScenario, input: documentScenario.inputs['to be opened'] },
  },
};
