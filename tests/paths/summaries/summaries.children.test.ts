import { walkWithChildren } from '../../machinery/walk-with-children';
import { listScenario } from '../list/list.scenario';
import { searchScenario } from '../search/search.scenario';
import { november } from './summaries.rows';
import { summariesScenario } from './summaries.scenario';

walkWithChildren(summariesScenario, {
  search: { ...searchScenario, input: { criteria: november, page: 2 } },
  layer: {
    ...listScenario,
    input: { criteria: {}, paging: 'server', pageSize: 60, page: 1, onEntry: true },
  },
});
