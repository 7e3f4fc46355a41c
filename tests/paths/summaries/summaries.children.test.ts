import { listScenario } from '../../../walks/shared/list/list.scenario';
import { searchScenario } from '../../../walks/shared/search/search.scenario';
import { november } from '../../../walks/summaries/summaries.rows';
import { summariesScenario } from '../../../walks/summaries/summaries.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(summariesScenario, {
  search: { ...searchScenario, input: { criteria: november, page: 2 } },
  layer: {
    ...listScenario,
    input: { criteria: {}, paging: 'server', pageSize: 60, page: 1, onEntry: true },
  },
});
