import type { OutcomeOf, RequestOf } from '../../acquirer/client';
import { type DifferenceType, dispute } from '../../acquirer/contract/differences';
import { call } from '../call';
import { filterByPoint } from '../shared/rows';
import { sumsOf } from '../totals';

/** What a merchant may ask of the differences of a month; `codPos` is the point of sale in force. */
export type DifferenceCriteria = Pick<RequestOf<typeof dispute>, 'month'> & {
  /** '' for all of them. */
  readonly type: Exclude<DifferenceType, 'ALL'> | '';
  readonly codPos: string;
};

interface Asked {
  readonly criteria: DifferenceCriteria;
}

const monthOf = ({ criteria }: Asked, typeCall: 'X' | 'C') => ({
  disputeType: criteria.type || ('ALL' as const),
  month: criteria.month,
  orderBy: '+branchCode' as const,
  typeCall,
  page: 1 as const,
});

const toRows = (outcome: OutcomeOf<typeof dispute>, { criteria }: Asked) => {
  if (outcome.type !== 'http.200') return outcome;
  const rows = filterByPoint(outcome.body.disputeList, criteria.codPos);
  return { type: outcome.type, body: { rows, sums: sumsOf(rows, { amount: 'importoDisputa' }) } };
};

/** The calls that feed the list with accounting differences (API-043, API-044, DIF-004, DIF-008). */
export const differenceActors = {
  rows: call(dispute, (asked: Asked & { page: number }) => monthOf(asked, 'X'), toRows),
  allRows: call(dispute, (asked: Asked) => monthOf(asked, 'C'), toRows),
};
