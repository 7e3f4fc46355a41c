import { pointInForce } from '../../machines/portal/session';
import { exportOf } from '../../machines/shared/export/export-of';
import { listOf } from '../../machines/shared/list/list-of';
import { ownerOf } from '../../machines/shared/owner';
import * as selectSearch from '../../machines/shared/search/search.selectors';
import { searchOf } from '../../machines/shared/search/search-of';
import { layerActors, summaryActors } from '../../machines/summaries/summaries.actors';
import { summariesMachine } from '../../machines/summaries/summaries.machine';
import * as select from '../../machines/summaries/summaries.selectors';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { besideWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { pageFrom, queryOf } from '../shared/search/criteria';
import { criteriaFrom } from './criteria';
import { SummariesView } from './SummariesView';
import { layerWorkbook, summariesWorkbook } from './workbook-plan';

const { totals, page, allRows, dayCounts } = summaryActors;

const search = searchOf({
  totals,
  page,
  export: exportOf({
    allRows: besideWriter(allRows),
    dayCounts,
    writeWorkbooks: writeWorkbooks(summariesWorkbook),
  }),
});

const layer = listOf({
  rows: layerActors.rows,
  export: exportOf({
    allRows: besideWriter(layerActors.allRows),
    writeWorkbooks: writeWorkbooks(layerWorkbook),
  }),
});

export const summaries = flow({
  machine: summariesMachine.provide({ actors: { search, layer } }),
  input: ({ session, query, today }) => ({
    criteria: criteriaFrom(query, today, pointInForce(session)),
    page: pageFrom(query),
    chosen: query.get('summary') ?? '',
    owner: ownerOf(session),
  }),
  View: SummariesView,
  query: (snapshot) => {
    const found = select.search(snapshot)?.getSnapshot();
    return found === undefined
      ? null
      : queryOf(selectSearch.criteria(found), selectSearch.page(found), {
          summary: select.chosen(snapshot),
        });
  },
});
