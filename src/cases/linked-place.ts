import { caseAt } from '../../acquirer/contract/rules/case-address';
import type { DisputePlace } from '../../machines/portal/session';

/** The case that the address of an e-mail names; null where it names none. */
export const linkedPlace = (query: URLSearchParams): DisputePlace | null => {
  const place = caseAt(query);
  return place && { ...place, header: null };
};
