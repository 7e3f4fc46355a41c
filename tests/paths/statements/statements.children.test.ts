import { walkWithChildren } from '../../machinery/walk-with-children';
import { documentScenario } from '../document/document.scenario';
import { listScenario } from '../list/list.scenario';
import { asked, statementsScenario } from './statements.scenario';

walkWithChildren(statementsScenario, {
  list: {
    ...listScenario,
    input: { criteria: asked, paging: 'server', pageSize: 1, page: 1, onEntry: true },
  },
  document: { ...documentScenario, input: documentScenario.inputs['to be opened'] },
});
