import * as selectList from '../../machines/shared/list/list.selectors';
import { unpaidMachine } from '../../machines/unpaid/unpaid.machine';
import * as select from '../../machines/unpaid/unpaid.selectors';
import { unpaidTexts } from '../italian/unpaid';
import { flow } from '../shared/flow';
import { makePdf } from '../shared/pdf/make-pdf';
import { alignmentForm } from './alignment-form';
import { unpaidInput, unpaidQuery } from './input';
import { UnpaidView } from './UnpaidView';

export const unpaid = flow({
  machine: unpaidMachine.provide({
    actors: {
      makePdf: makePdf(alignmentForm, () => unpaidTexts.form.fileName),
    },
  }),
  input: unpaidInput,
  View: UnpaidView,
  query: (snapshot) => {
    const list = select.list(snapshot)?.getSnapshot();
    return unpaidQuery(select.isFormTab(snapshot), list ? selectList.page(list) : 1);
  },
});
