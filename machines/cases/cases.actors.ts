import type { RequestOf } from '../../acquirer/client';
import {
  type CaseOrder,
  eboxRequest,
  getEboxList,
  searchPratices,
} from '../../acquirer/contract/cases';
import { call } from '../call';

/** What a merchant may ask of the cases of a manager; order '' is the usual one. */
export type CaseCriteria = Omit<RequestOf<typeof searchPratices>, 'order'> & {
  readonly order: CaseOrder | '';
};

interface Asked {
  readonly criteria: CaseCriteria;
}

/** API-070. */
const requestOf = ({ criteria }: Asked) => ({
  ...criteria,
  order: criteria.order || ('datascad' as const),
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
