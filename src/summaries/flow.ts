import { exportOf } from '../../machines/shared/export/export-of';
import { listOf } from '../../machines/shared/list/list-of';
import * as selectSearch from '../../machines/shared/search/search.selectors';
import { layerActors } from '../../machines/summaries/summaries.actors';
import { summariesMachine } from '../../machines/summaries/summaries.machine';
import * as select from '../../machines/summaries/summaries.selectors';
import { queryOf } from '../lists/criteria';
import { searchInput, searchOfList } from '../lists/search-flow';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { withPreloadedWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { layerWorkbook } from './layer';
import { summaryList } from './list';
import { SummariesView } from './SummariesView';

const layer = listOf({
  rows: layerActors.rows,
  export: exportOf({
    allRows: withPreloadedWriter(layerActors.allRows),
    writeWorkbooks: writeWorkbooks(layerWorkbook),
  }),
});

export const summaries = flow({
  machine: summariesMachine.provide({ actors: { search: searchOfList(summaryList), layer } }),
  input: (flowInput) => ({
    ...searchInput(summaryList, flowInput),
    chosen: flowInput.query.get('summary') ?? '',
  }),
  View: SummariesView,
  query: (snapshot) => {
    const found = select.search(snapshot)?.getSnapshot();
    return found === undefined
      ? null
      : queryOf(selectSearch.criteria(found), selectSearch.page(found), {
          summary: select.chosen(snapshot),
          orderBy: selectSearch.orderBy(found),
        });
  },
});
