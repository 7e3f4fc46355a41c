import { chargeActors } from '../../machines/charges/charges.actors';
import { exportMachine } from '../../machines/export/export.machine';
import { listMachine } from '../../machines/list/list.machine';
import * as select from '../../machines/list/list.selectors';
import { pointInForce } from '../../machines/portal/session';
import { chargeCriteriaFrom, monthlyInput } from '../differences/criteria';
import { writeWorkbook } from '../export/write-workbook';
import { flow } from '../flow';
import { pageFrom, queryOf } from '../search/criteria';
import { ChargesView } from './ChargesView';
import { chargesWorkbook } from './workbook-plan';

const { rows, allRows } = chargeActors;

export const charges = flow({
  machine: listMachine.provide({
    actors: {
      rows,
      export: exportMachine.provide({
        actors: { allRows, writeWorkbook: writeWorkbook(chargesWorkbook) },
      }),
    },
  }),
  input: ({ session, query, today }) =>
    monthlyInput(chargeCriteriaFrom(query, today, pointInForce(session)), pageFrom(query)),
  View: ChargesView,
  query: (snapshot) => queryOf(select.criteria(snapshot), select.page(snapshot)),
});
