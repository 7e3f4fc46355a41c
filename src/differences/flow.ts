import { differenceActors } from '../../machines/differences/differences.actors';
import { pointInForce } from '../../machines/portal/session';
import { listMachine } from '../../machines/shared/list/list.machine';
import * as select from '../../machines/shared/list/list.selectors';
import { flow } from '../flow';
import { pageFrom, queryOf } from '../shared/search/criteria';
import { differenceCriteriaFrom, monthlyInput } from './criteria';
import { DifferencesView } from './DifferencesView';

export const differences = flow({
  machine: listMachine.provide({ actors: differenceActors }),
  input: ({ session, query, today }) =>
    monthlyInput(differenceCriteriaFrom(query, today, pointInForce(session)), pageFrom(query)),
  View: DifferencesView,
  query: (snapshot) => queryOf(select.criteria(snapshot), select.page(snapshot)),
});
