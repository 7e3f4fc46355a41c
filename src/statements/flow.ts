import { pointInForce } from '../../machines/portal/session';
import { documentMachine } from '../../machines/shared/document/document.machine';
import * as selectList from '../../machines/shared/list/list.selectors';
import { statementArchiveMachine } from '../../machines/statements/statement-archive/statement-archive.machine';
import { statementActors } from '../../machines/statements/statements.actors';
import { statementsMachine } from '../../machines/statements/statements.machine';
import * as select from '../../machines/statements/statements.selectors';
import { pageFrom } from '../lists/criteria';
import { orderFrom, sortedByServer } from '../lists/sorting';
import { deliver } from '../shared/document/deliver';
import { flow } from '../shared/flow';
import { statementCriteriaFrom, statementQuery } from './criteria';
import { StatementsView } from './StatementsView';
import { writeArchive } from './write-archive';

export const statements = flow({
  machine: statementsMachine.provide({
    actors: {
      document: documentMachine.provide({
        actors: { fetchDocument: statementActors.document, deliver },
      }),
      archive: statementArchiveMachine.provide({ actors: { writeArchive } }),
    },
  }),
  input: ({ session, query, today, configuration }) => ({
    criteria: statementCriteriaFrom(query, today, pointInForce(session)),
    page: pageFrom(query),
    orderBy: orderFrom(query, sortedByServer(statementActors.rows.contract, configuration)),
  }),
  View: StatementsView,
  query: (snapshot) => {
    const list = select.list(snapshot)?.getSnapshot();
    return list
      ? statementQuery(selectList.criteria(list), selectList.page(list), selectList.orderBy(list))
      : '';
  },
});
