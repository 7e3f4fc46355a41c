import { documentScenario } from '../../../walks/document/document.scenario';
import { listScenario } from '../../../walks/list/list.scenario';
import { asked, statementsScenario } from '../../../walks/statements/statements.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(statementsScenario, {
  list: {
    ...listScenario,
    input: { criteria: asked, paging: 'server', pageSize: 1, page: 1, onEntry: true },
  },
  document: { ...documentScenario, input: documentScenario.inputs['to be opened'] },
});
