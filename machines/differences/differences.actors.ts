import { type DifferenceType, dispute } from '../../acquirer/contract/differences';
import { call } from '../call';
import type { Criteria } from '../criteria';
import { ofPoint } from '../shared/list/of-point';
import { sumsOf } from '../totals';

const types: readonly DifferenceType[] = ['ALL', 'DRN', 'MAN'];

/** The call that feeds the list with accounting differences (API-043, API-044, DIF-004, DIF-008). */
export const differenceActors = {
  rows: call(
    dispute,
    ({ criteria }: { criteria: Criteria; page: number }) => ({
      disputeType: types.find((type) => type === criteria.type) ?? 'ALL',
      month: criteria.month ?? '',
      orderBy: '+branchCode' as const,
      typeCall: 'X' as const,
      page: 1 as const,
    }),
    (outcome, { criteria }) => {
      if (outcome.type !== 'http.200') return outcome;
      const rows = ofPoint(outcome.body.disputeList, criteria.codPos);
      return {
        type: outcome.type,
        body: { rows, sums: sumsOf(rows, { amount: 'importoDisputa' }) },
      };
    },
  ),
};
