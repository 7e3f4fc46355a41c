import { documentMachine } from '../../machines/document/document.machine';
import { listMachine } from '../../machines/list/list.machine';
import * as selectList from '../../machines/list/list.selectors';
import { pointInForce } from '../../machines/portal/session';
import { statementActors } from '../../machines/statements/statements.actors';
import { statementsMachine } from '../../machines/statements/statements.machine';
import * as select from '../../machines/statements/statements.selectors';
import { deliver } from '../document/deliver';
import { flow } from '../flow';
import { pageFrom } from '../search/criteria';
import { statementCriteriaFrom, statementQuery } from './criteria';
import { StatementsView } from './StatementsView';

const { rows, document } = statementActors;

export const statements = flow({
  machine: statementsMachine.provide({
    actors: {
      list: listMachine.provide({ actors: { rows } }),
      document: documentMachine.provide({ actors: { fetchDocument: document, deliver } }),
    },
  }),
  input: ({ session, query, today }) => ({
    criteria: statementCriteriaFrom(query, today, pointInForce(session)),
    page: pageFrom(query),
  }),
  View: StatementsView,
  query: (snapshot) => {
    const list = select.list(snapshot)?.getSnapshot();
    return list ? statementQuery(selectList.criteria(list), selectList.page(list)) : '';
  },
});
