import type { OutcomeOf } from '../../acquirer/client';
import { type DifferenceType, dispute } from '../../acquirer/contract/differences';
import { call } from '../call';
import type { Criteria } from '../criteria';
import { ofPoint } from '../shared/list/of-point';
import { sumsOf } from '../totals';

const types: readonly DifferenceType[] = ['ALL', 'DRN', 'MAN'];

interface Asked {
  readonly criteria: Criteria;
}

const monthOf = ({ criteria }: Asked, typeCall: 'X' | 'C') => ({
  disputeType: types.find((type) => type === criteria.type) ?? 'ALL',
  month: criteria.month ?? '',
  orderBy: '+branchCode' as const,
  typeCall,
  page: 1 as const,
});

const toRows = (outcome: OutcomeOf<typeof dispute>, { criteria }: Asked) => {
  if (outcome.type !== 'http.200') return outcome;
  const rows = ofPoint(outcome.body.disputeList, criteria.codPos);
  return { type: outcome.type, body: { rows, sums: sumsOf(rows, { amount: 'importoDisputa' }) } };
};

/** The calls that feed the list with accounting differences (API-043, API-044, DIF-004, DIF-008). */
export const differenceActors = {
  rows: call(dispute, (asked: Asked & { page: number }) => monthOf(asked, 'X'), toRows),
  allRows: call(dispute, (asked: Asked) => monthOf(asked, 'C'), toRows),
};
