import { walkWithChildren } from '../../machinery/walk-with-children';
import { listScenario } from '../list/list.scenario';
import { criteria, unpaidScenario } from './unpaid.scenario';

walkWithChildren(unpaidScenario, {
  list: {
    ...listScenario,
    input: { criteria, paging: 'client', pageSize: 1, page: 1, onEntry: true },
  },
});
