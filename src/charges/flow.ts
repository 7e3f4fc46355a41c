import { chargeActors } from '../../machines/charges/charges.actors';
import { pointInForce } from '../../machines/portal/session';
import { exportOf } from '../../machines/shared/export/export-of';
import * as select from '../../machines/shared/list/list.selectors';
import { listOf } from '../../machines/shared/list/list-of';
import { chargeCriteriaFrom, monthlyInput } from '../differences/criteria';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { besideWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { pageFrom, queryOf } from '../shared/search/criteria';
import { ChargesView } from './ChargesView';
import { chargesWorkbook } from './workbook-plan';

const { rows, allRows } = chargeActors;

export const charges = flow({
  machine: listOf({
    rows,
    export: exportOf({
      allRows: besideWriter(allRows),
      writeWorkbooks: writeWorkbooks(chargesWorkbook),
    }),
  }),
  input: ({ session, query, today }) =>
    monthlyInput(chargeCriteriaFrom(query, today, pointInForce(session)), pageFrom(query), session),
  View: ChargesView,
  query: (snapshot) => queryOf(select.criteria(snapshot), select.page(snapshot)),
});
