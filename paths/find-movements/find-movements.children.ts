import type { WithChildren } from '../engine/children';
import { listScenario } from '../shared/list/list.scenario';
import { findMovementsScenario } from './find-movements.scenario';

export const withChildren: WithChildren = {
  scenario: findMovementsScenario,
  children: {
    list: {
      scenario: listScenario,
      input: { criteria: { text: '44' }, paging: 'server', pageSize: 1, page: 1, onEntry: true },
    },
  },
};
