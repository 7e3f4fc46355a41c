import { differenceActors } from '../../machines/differences/differences.actors';
import { pointInForce } from '../../machines/portal/session';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { listMachine } from '../../machines/shared/list/list.machine';
import * as select from '../../machines/shared/list/list.selectors';
import { flow } from '../flow';
import { writeWorkbook } from '../shared/export/write-workbook';
import { pageFrom, queryOf } from '../shared/search/criteria';
import { differenceCriteriaFrom, monthlyInput } from './criteria';
import { DifferencesView } from './DifferencesView';
import { differencesWorkbook } from './workbook-plan';

const { rows, allRows } = differenceActors;

export const differences = flow({
  machine: listMachine.provide({
    actors: {
      rows,
      export: exportMachine.provide({
        actors: { allRows, writeWorkbook: writeWorkbook(differencesWorkbook) },
      }),
    },
  }),
  input: ({ session, query, today }) =>
    monthlyInput(differenceCriteriaFrom(query, today, pointInForce(session)), pageFrom(query)),
  View: DifferencesView,
  query: (snapshot) => queryOf(select.criteria(snapshot), select.page(snapshot)),
});
