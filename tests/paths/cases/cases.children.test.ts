import { caseDetailScenario } from '../../../walks/cases/case-detail/case-detail.scenario';
import { casesScenario } from '../../../walks/cases/cases.scenario';
import { listScenario } from '../../../walks/shared/list/list.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

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
