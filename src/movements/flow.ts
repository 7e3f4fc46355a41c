import { movementActors } from '../../machines/movements/movements.actors';
import { pointInForce } from '../../machines/portal/session';
import { exportOf } from '../../machines/shared/export/export-of';
import { ownerOf } from '../../machines/shared/owner';
import * as select from '../../machines/shared/search/search.selectors';
import { searchOf } from '../../machines/shared/search/search-of';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { besideWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { pageFrom, queryOf } from '../shared/search/criteria';
import { criteriaFrom } from './criteria';
import { MovementsView } from './MovementsView';
import { movementsWorkbook } from './workbook-plan';

const { totals, page, allRows, dayCounts } = movementActors;

export const movements = flow({
  machine: searchOf({
    totals,
    page,
    export: exportOf({
      allRows: besideWriter(allRows),
      dayCounts,
      writeWorkbooks: writeWorkbooks(movementsWorkbook),
    }),
  }),
  input: ({ session, query, today }) => ({
    criteria: criteriaFrom(query, today, pointInForce(session)),
    page: pageFrom(query),
    owner: ownerOf(session),
  }),
  View: MovementsView,
  query: (snapshot) => queryOf(select.criteria(snapshot), select.page(snapshot)),
});
