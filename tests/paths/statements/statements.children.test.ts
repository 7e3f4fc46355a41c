import { documentScenario } from '../../../walks/shared/document/document.scenario';
import { listScenario } from '../../../walks/shared/list/list.scenario';
import { asked, statementsScenario } from '../../../walks/statements/statements.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(statementsScenario, {
  list: {
    ...listScenario,
    input: { criteria: asked, paging: 'server', pageSize: 1, page: 1, onEntry: true },
  },
  document: { ...documentScenario, input: documentScenario.inputs['to be opened'] },
});
