import { writtenSought } from '../../acquirer/contract/rules/sought';
import { findActors } from '../../machines/find-movements/find-movements.actors';
import { findMovementsMachine } from '../../machines/find-movements/find-movements.machine';
import * as select from '../../machines/find-movements/find-movements.selectors';
import { isEnrolled } from '../../machines/portal/session';
import { exportOf } from '../../machines/shared/export/export-of';
import * as selectList from '../../machines/shared/list/list.selectors';
import { listOf } from '../../machines/shared/list/list-of';
import { ownerOf } from '../../machines/shared/owner';
import { pageFrom, periodFrom, writtenQuery } from '../lists/criteria';
import { orderFrom, sortedByServer } from '../lists/sorting';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { withPreloadedWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { FindView } from './FindView';
import { foundWorkbook } from './list';

export const findMovements = flow({
  machine: findMovementsMachine.provide({
    actors: {
      list: listOf({
        rows: findActors.rows,
        export: exportOf({
          allRows: withPreloadedWriter(findActors.allRows),
          writeWorkbooks: writeWorkbooks(foundWorkbook),
        }),
      }),
    },
  }),
  input: ({ session, query, configuration, today }) => ({
    criteria: {
      text: writtenSought(query.get('text') ?? ''),
      month: periodFrom(query, today).month,
      codPos: session.point?.code ?? '',
    },
    page: pageFrom(query),
    orderBy: orderFrom(query, sortedByServer(findActors.rows.contract, configuration)),
    owner: ownerOf(session),
    casesOffered: configuration.extensions.includes('openCases') && isEnrolled(session),
  }),
  View: FindView,
  query: (snapshot) => {
    const list = select.list(snapshot)?.getSnapshot();
    if (list === undefined) return null;
    return writtenQuery(selectList.criteria(list), selectList.page(list), {
      orderBy: selectList.orderBy(list),
    });
  },
});
