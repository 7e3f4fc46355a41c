import * as v from 'valibot';
import { type CaseState, caseStates } from '../case-states';

/** A case, its manager, and the state that it was in when its address was written. */
export interface CasePlace {
  readonly ebox: string;
  readonly caseId: string;
  readonly state: CaseState;
}

const code = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** The query of that address. */
export const caseQuery = ({ ebox, caseId, state }: CasePlace) => ({
  gestore: ebox,
  pratica: caseId,
  stato: state,
});

/** The address of a case in the portal, as an e-mail names it. */
export const caseAddress = (one: CasePlace) =>
  `/Dispute/DettaglioPratica?${new URLSearchParams(caseQuery(one))}`;

const place = v.object({ ebox: code, caseId: code, state: v.picklist(caseStates) });

/** The case that a row of a list names; null where it names none. */
export const caseOfRow = (row: Readonly<Record<keyof CasePlace, string>>): CasePlace | null => {
  const { success, output } = v.safeParse(place, row);
  return success ? output : null;
};

/** The case that the query of an address names; null where it names none. */
export const caseAt = (query: URLSearchParams) =>
  caseOfRow({
    ebox: query.get('gestore') ?? '',
    caseId: query.get('pratica') ?? '',
    state: query.get('stato') ?? '',
  });
