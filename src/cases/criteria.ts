import * as v from 'valibot';
import { caseOrder } from '../../acquirer/contract/cases';
import { openStates } from '../../acquirer/contract/open-cases';
import { deadlineWeeks } from '../../acquirer/contract/rules/deadline-week';
import {
  addressOfCase,
  type CasesSnapshot,
  inbox,
  list,
  manager,
} from '../../machines/cases/cases.selectors';
import * as selectList from '../../machines/shared/list/list.selectors';
import { filtersFrom, pageFrom, writtenQuery } from '../lists/criteria';
import { listQuery } from './linked-place';

const code = v.pipe(v.string(), v.regex(/^\d{1,10}$/));

/** The parameters that refresh, Back and a bookmark need of the case list. */
export const caseCriteriaFrom = (query: URLSearchParams) => ({
  ...filtersFrom(query, { order: caseOrder, search: code }),
  page: pageFrom(query),
  inbox: {
    ...filtersFrom(query, {
      ebox: code,
      codPos: code,
      state: v.picklist(openStates),
      week: v.picklist(deadlineWeeks),
    }),
    search: '',
  },
  inboxPage: pageFrom(query),
});

/** The search text is never among them: it may be digits of a card. */
const inboxQuery = (snapshot: CasesSnapshot) => {
  const listed = inbox(snapshot)?.getSnapshot();
  if (listed === undefined) return '';
  const { ebox, codPos, state, week } = selectList.criteria(listed);
  return writtenQuery({ ebox, state, week }, selectList.page(listed), { codPos });
};

const withoutPath = (address: string) => address.replace(/^.*\?/, '');

/** Every level's address says which manager, state and case it is of. */
export const caseQuery = (snapshot: CasesSnapshot) => {
  if (snapshot.matches('opening') || snapshot.matches({ case: 'notFound' })) return null;
  if (snapshot.matches({ case: 'sent' })) return '';
  if (snapshot.matches('case')) {
    const address = addressOfCase(snapshot);
    if (address === null) return null;
    // Another address than the case's: Back leads to that.
    const step = snapshot.matches({ case: 'assigning' }) ? '&passo=assegnazione' : '';
    return `${withoutPath(address)}${step}`;
  }
  if (snapshot.matches({ manager: 'summary' }))
    return `gestore=${manager(snapshot)?.eboxCode ?? ''}`;
  if (snapshot.matches('inbox')) return inboxQuery(snapshot);
  const listed = snapshot.matches({ manager: 'list' }) ? list(snapshot)?.getSnapshot() : undefined;
  if (listed === undefined) return '';
  const { ebox, state, order, search } = selectList.criteria(listed);
  return writtenQuery({ ...listQuery({ ebox, state }), order, search }, selectList.page(listed));
};
