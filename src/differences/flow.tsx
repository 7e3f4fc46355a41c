import { differenceActors } from '../../machines/differences/differences.actors';
import { listMachine } from '../../machines/list/list.machine';
import * as select from '../../machines/list/list.selectors';
import { pointInForce } from '../../machines/portal/session';
import { flow } from '../flow';
import { pageFrom, queryOf } from '../search/criteria';
import { differenceCriteriaFrom, monthlyInput } from './criteria';
import { DifferencesView } from './DifferencesView';

export const differences = flow({
  machine: listMachine.provide({ actors: differenceActors }),
  input: ({ session, query, today }) =>
    monthlyInput(differenceCriteriaFrom(query, today, pointInForce(session)), pageFrom(query)),
  View: DifferencesView,
  query: (snapshot) => queryOf(select.criteria(snapshot), select.page(snapshot)),
});
