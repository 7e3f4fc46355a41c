import type { WithChildren } from '../engine/children';
import { listScenario } from '../shared/list/list.scenario';
import { searchScenario } from '../shared/search/search.scenario';
import { november } from './summaries.rows';
import { summariesScenario } from './summaries.scenario';

export const withChildren: WithChildren = {
  scenario: summariesScenario,
  children: {
    search: { scenario: searchScenario, input: { criteria: november, page: 2 } },
    layer: {
      scenario: listScenario,
      input: { criteria: {}, paging: 'server', pageSize: 60, page: 1, onEntry: true },
    },
  },
};
