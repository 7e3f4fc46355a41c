import { findActors } from '../../machines/find-movements/find-movements.actors';
import { exportOf } from '../../machines/shared/export/export-of';
import * as select from '../../machines/shared/list/list.selectors';
import { listOf } from '../../machines/shared/list/list-of';
import { ownerOf } from '../../machines/shared/owner';
import { orderFrom, sortedByServer } from '../lists/sorting';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { withPreloadedWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { pageFrom, writtenQuery } from '../shared/search/criteria';
import { FindView } from './FindView';
import { foundWorkbook } from './list';

const longest = 40;

export const findMovements = flow({
  machine: listOf({
    rows: findActors.rows,
    export: exportOf({
      allRows: withPreloadedWriter(findActors.allRows),
      writeWorkbooks: writeWorkbooks(foundWorkbook),
    }),
  }),
  input: ({ session, query, configuration }) => {
    const text = (query.get('text') ?? '').trim().slice(0, longest);
    return {
      criteria: { text },
      page: pageFrom(query),
      orderBy: orderFrom(query, sortedByServer(findActors.rows.contract, configuration)),
      owner: ownerOf({ ...session, point: null }),
      paging: 'server' as const,
      pageSize: 60,
      onEntry: text !== '',
      monthNeeded: false,
    };
  },
  View: FindView,
  query: (snapshot) =>
    writtenQuery(select.criteria(snapshot), select.page(snapshot), {
      orderBy: select.orderBy(snapshot),
    }),
});
