import { listScenario } from '../../../walks/shared/list/list.scenario';
import { criteria, unpaidScenario } from '../../../walks/unpaid/unpaid.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(unpaidScenario, {
  list: {
    ...listScenario,
    input: { criteria, paging: 'client', pageSize: 1, page: 1, onEntry: true },
  },
});
