import { pointInForce } from '../../machines/portal/session';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { listMachine } from '../../machines/shared/list/list.machine';
import { searchMachine } from '../../machines/shared/search/search.machine';
import * as selectSearch from '../../machines/shared/search/search.selectors';
import { layerActors, summaryActors } from '../../machines/summaries/summaries.actors';
import { summariesMachine } from '../../machines/summaries/summaries.machine';
import * as select from '../../machines/summaries/summaries.selectors';
import { flow } from '../flow';
import { writeWorkbook } from '../shared/export/write-workbook';
import { pageFrom, queryOf } from '../shared/search/criteria';
import { criteriaFrom } from './criteria';
import { SummariesView } from './SummariesView';
import { layerWorkbook, summariesWorkbook } from './workbook-plan';

const { totals, page, allRows, dayCounts } = summaryActors;

const search = searchMachine.provide({
  actors: {
    totals,
    page,
    export: exportMachine.provide({
      actors: { allRows, dayCounts, writeWorkbook: writeWorkbook(summariesWorkbook) },
    }),
  },
});

const layer = listMachine.provide({
  actors: {
    rows: layerActors.rows,
    export: exportMachine.provide({
      actors: { allRows: layerActors.allRows, writeWorkbook: writeWorkbook(layerWorkbook) },
    }),
  },
});

export const summaries = flow({
  machine: summariesMachine.provide({ actors: { search, layer } }),
  input: ({ session, query, today }) => ({
    criteria: criteriaFrom(query, today, pointInForce(session)),
    page: pageFrom(query),
  }),
  View: SummariesView,
  query: (snapshot) => {
    const found = select.search(snapshot)?.getSnapshot();
    return found === undefined
      ? null
      : queryOf(selectSearch.criteria(found), selectSearch.page(found));
  },
});
