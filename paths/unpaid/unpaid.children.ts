import type { WithChildren } from '../engine/children';
import { listScenario } from '../shared/list/list.scenario';
import { criteria, unpaidScenario } from './unpaid.scenario';

export const withChildren: WithChildren = {
  scenario: unpaidScenario,
  children: {
    list: {
      scenario: listScenario,
      input: { criteria, paging: 'client', pageSize: 1, page: 1, onEntry: true },
    },
  },
};
