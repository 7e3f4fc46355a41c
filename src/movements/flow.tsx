import { exportMachine } from '../../machines/export/export.machine';
import { movementActors } from '../../machines/movements/movements.actors';
import { pointInForce } from '../../machines/portal/session';
import { searchMachine } from '../../machines/search/search.machine';
import * as select from '../../machines/search/search.selectors';
import { writeWorkbook } from '../export/write-workbook';
import { flow } from '../flow';
import { pageFrom, queryOf } from '../search/criteria';
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
