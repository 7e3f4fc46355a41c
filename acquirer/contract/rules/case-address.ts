import * as v from 'valibot';
import { type CaseState, caseStates } from '../case-states';

/** A case, its manager, and the state that it was in when its address was written. */
export interface CasePlace {
  readonly ebox: string;
  readonly caseId: string;
  readonly state: CaseState;
}

const code = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

const place = v.object({ gestore: code, pratica: code, stato: v.picklist(caseStates) });

/** The address of a case in the portal, as an e-mail names it. */
export const caseAddress = ({ ebox, caseId, state }: CasePlace) =>
  `/Dispute/DettaglioPratica?${new URLSearchParams({ gestore: ebox, pratica: caseId, stato: state })}`;

/** The case that the query of an address names; null where it names none. */
export const caseAt = (query: URLSearchParams): CasePlace | null => {
  const { success, output } = v.safeParse(place, Object.fromEntries(query));
  return success ? { ebox: output.gestore, caseId: output.pratica, state: output.stato } : null;
};
