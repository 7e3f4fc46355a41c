import { exportOf } from '../../machines/shared/export/export-of';
import * as selectList from '../../machines/shared/list/list.selectors';
import { listOf } from '../../machines/shared/list/list-of';
import { unpaidActors } from '../../machines/unpaid/unpaid.actors';
import { unpaidMachine } from '../../machines/unpaid/unpaid.machine';
import * as select from '../../machines/unpaid/unpaid.selectors';
import { unpaidTexts } from '../italian/unpaid';
import { sortedHere } from '../lists/sorting';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { withPreloadedWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { makePdf } from '../shared/pdf/make-pdf';
import { alignmentForm } from './alignment-form';
import { unpaidInput, unpaidQuery } from './input';
import { unpaidWorkbook } from './list';
import { UnpaidView } from './UnpaidView';

export const unpaid = flow({
  machine: unpaidMachine.provide({
    actors: {
      list: listOf({
        rows: unpaidActors.rows,
        export: exportOf({
          allRows: withPreloadedWriter(unpaidActors.allRows),
          writeWorkbooks: writeWorkbooks(sortedHere(unpaidWorkbook)),
        }),
      }),
      makePdf: makePdf(alignmentForm, () => unpaidTexts.form.fileName),
    },
  }),
  input: unpaidInput,
  View: UnpaidView,
  query: (snapshot) => {
    const list = select.list(snapshot)?.getSnapshot();
    const isForm = select.isFormTab(snapshot);
    return list
      ? unpaidQuery(isForm, selectList.page(list), selectList.orderBy(list))
      : unpaidQuery(isForm, 1);
  },
});
