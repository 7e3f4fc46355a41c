import * as v from 'valibot';
import { type CaseState, caseStates } from '../../acquirer/contract/case-states';
import { caseAt } from '../../acquirer/contract/rules/case-address';
import { isAt, pathOf } from '../../machines/pages';
import type { DisputePlace } from '../../machines/portal/session';

/** The address of the cases of a manager, counted by state. */
export const summaryAddress = (ebox: string) =>
  `${pathOf('caseManagers')}?${new URLSearchParams({ gestore: ebox })}`;

/** The query of the cases of a manager in one state. */
export const listQuery = ({ ebox, state }: Pick<DisputePlace, 'ebox' | 'state'>) => ({
  gestore: ebox,
  stato: state ?? '',
});

export const listAddress = (place: Pick<DisputePlace, 'ebox' | 'state'>) =>
  `${pathOf('caseList')}?${new URLSearchParams(listQuery(place))}`;

const isState = (text: string | null): text is CaseState => v.is(v.picklist(caseStates), text);

const listAt = (query: URLSearchParams): DisputePlace | null => {
  const [ebox, state] = [query.get('gestore'), query.get('stato')];
  return ebox && isState(state) ? { ebox, state, caseId: '', header: null } : null;
};

const summaryAt = (query: URLSearchParams): DisputePlace | null => {
  const ebox = query.get('gestore');
  return ebox ? { ebox, state: null, caseId: '', header: null } : null;
};

interface Known {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The place of the session, which knows more of its case than an address. */
  readonly last: DisputePlace | null;
}

/** The place that an address names; where it names none, the last one of the session. */
export const linkedPlace = ({ path, query, last }: Known) => {
  if (isAt(path, 'caseManagers')) return { place: summaryAt(query), named: false };
  const named = query.has(isAt(path, 'caseList') ? 'stato' : 'pratica');
  if (!named) return { place: last, named };
  const found = caseAt(query);
  if (found === null) return { place: isAt(path, 'caseList') ? listAt(query) : null, named };
  const header = last?.caseId === found.caseId ? last.header : null;
  return { place: { ...found, header }, named };
};
