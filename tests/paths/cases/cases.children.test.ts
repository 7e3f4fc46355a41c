import { walkWithChildren } from '../../machinery/walk-with-children';
import { caseDetailScenario } from '../case-detail/case-detail.scenario';
import { listScenario } from '../list/list.scenario';
import { casesScenario } from './cases.scenario';

walkWithChildren(casesScenario, {
  list: {
    ...listScenario,
    input: { criteria: {}, paging: 'client', pageSize: 1, page: 1, onEntry: true },
  },
  detail: {
    ...caseDetailScenario,
    input: caseDetailScenario.inputs['a case that can be answered'],
    calls: ['detail', 'reply', 'document'],
  },
});
