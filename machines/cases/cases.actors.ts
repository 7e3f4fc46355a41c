import {
  type CaseOrder,
  type CaseState,
  eboxRequest,
  getEboxList,
  searchPratices,
} from '../../acquirer/contract/cases';
import { call } from '../call';
import type { Criteria } from '../criteria';

interface Asked {
  readonly criteria: Criteria;
}

/** API-070: the chart keeps criteria as texts; the states and orders among them are its own. */
const requestOf = ({ criteria }: Asked) => ({
  ebox: criteria.ebox ?? '',
  order: (criteria.order || 'datascad') as CaseOrder,
  search: criteria.search ?? '',
  state: criteria.state as CaseState,
});

const cases = <Input extends Asked>() =>
  call(
    searchPratices,
    (input: Input) => requestOf(input),
    (outcome) =>
      outcome.type === 'http.200'
        ? { type: outcome.type, body: { rows: outcome.body.practiceList } }
        : outcome,
  );

/** The calls of the manager list, the summary of states and the case list. */
export const casesActors = {
  /** API-066. */
  managers: call(getEboxList, () => ({})),
  /** API-069. */
  counts: call(eboxRequest, ({ ebox }: { ebox: string }) => ({ ebox })),
};

/** For the list chart, and for its export: one call brings every case. */
export const caseListActors = {
  rows: cases<Asked & { page: number }>(),
  allRows: cases<Asked>(),
};
