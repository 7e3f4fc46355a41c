import { differenceActors } from '../../machines/differences/differences.actors';
import { pointInForce } from '../../machines/portal/session';
import { exportOf } from '../../machines/shared/export/export-of';
import * as select from '../../machines/shared/list/list.selectors';
import { listOf } from '../../machines/shared/list/list-of';
import { flow } from '../flow';
import { writeWorkbook } from '../shared/export/write-workbook';
import { pageFrom, queryOf } from '../shared/search/criteria';
import { differenceCriteriaFrom, monthlyInput } from './criteria';
import { DifferencesView } from './DifferencesView';
import { differencesWorkbook } from './workbook-plan';

const { rows, allRows } = differenceActors;

export const differences = flow({
  machine: listOf({
    rows,
    export: exportOf({ allRows, writeWorkbook: writeWorkbook(differencesWorkbook) }),
  }),
  input: ({ session, query, today }) =>
    monthlyInput(differenceCriteriaFrom(query, today, pointInForce(session)), pageFrom(query)),
  View: DifferencesView,
  query: (snapshot) => queryOf(select.criteria(snapshot), select.page(snapshot)),
});
