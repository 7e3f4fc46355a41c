import { differenceActors } from '../../machines/differences/differences.actors';
import { pointInForce } from '../../machines/portal/session';
import { exportOf } from '../../machines/shared/export/export-of';
import * as select from '../../machines/shared/list/list.selectors';
import { listOf } from '../../machines/shared/list/list-of';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { besideWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { pageFrom, queryOf } from '../shared/search/criteria';
import { differenceCriteriaFrom, monthlyInput } from './criteria';
import { DifferencesView } from './DifferencesView';
import { differencesWorkbook } from './workbook-plan';

const { rows, allRows } = differenceActors;

export const differences = flow({
  machine: listOf({
    rows,
    export: exportOf({
      allRows: besideWriter(allRows),
      writeWorkbooks: writeWorkbooks(differencesWorkbook),
    }),
  }),
  input: ({ session, query, today }) =>
    monthlyInput(
      differenceCriteriaFrom(query, today, pointInForce(session)),
      pageFrom(query),
      session,
    ),
  View: DifferencesView,
  query: (snapshot) => queryOf(select.criteria(snapshot), select.page(snapshot)),
});
