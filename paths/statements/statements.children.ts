import type { WithChildren } from '../engine/children';
import { documentScenario } from '../shared/document/document.scenario';
import { listScenario } from '../shared/list/list.scenario';
import { statementArchiveScenario } from './statement-archive/statement-archive.scenario';
import { asked, statementsScenario } from './statements.scenario';

export const withChildren: WithChildren = {
  scenario: statementsScenario,
  children: {
    list: {
      scenario: listScenario,
      input: { criteria: asked, paging: 'server', pageSize: 1, page: 1, onEntry: true },
    },
    archive: {
      scenario: statementArchiveScenario,
      input: statementArchiveScenario.inputs['of two shops'],
    },
    document: { scenario: documentScenario, input: documentScenario.inputs['to be opened'] },
  },
};
