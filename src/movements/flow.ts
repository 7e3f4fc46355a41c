import { movementActors } from '../../machines/movements/movements.actors';
import { pointInForce } from '../../machines/portal/session';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { searchMachine } from '../../machines/shared/search/search.machine';
import * as select from '../../machines/shared/search/search.selectors';
import { flow } from '../flow';
import { writeWorkbook } from '../shared/export/write-workbook';
import { pageFrom, queryOf } from '../shared/search/criteria';
import { criteriaFrom } from './criteria';
import { MovementsView } from './MovementsView';
import { movementsWorkbook } from './workbook-plan';

const { totals, page, allRows, dayCounts } = movementActors;

const movementsMachine = searchMachine.provide({
  actors: {
    totals,
    page,
    export: exportMachine.provide({
      actors: { allRows, dayCounts, writeWorkbook: writeWorkbook(movementsWorkbook) },
    }),
  },
});

export const movements = flow({
  machine: movementsMachine,
  input: ({ session, query, today }) => ({
    criteria: criteriaFrom(query, today, pointInForce(session)),
    page: pageFrom(query),
  }),
  View: MovementsView,
  query: (snapshot) => queryOf(select.criteria(snapshot), select.page(snapshot)),
});
