import type { OutcomeOf, RequestOf } from '../../acquirer/client';
import { getDisputes } from '../../acquirer/contract/differences';
import { call } from '../call';
import { filterByPoint } from '../shared/rows';
import { sumsOf } from '../totals';

/** What a merchant may ask of the charges of a month; `codPos` is the point of sale in force. */
export type ChargeCriteria = Pick<RequestOf<typeof getDisputes>, 'month'> & {
  readonly codPos: string;
};

interface Asked {
  readonly criteria: ChargeCriteria;
}

const monthOf = ({ criteria }: Asked, typeCall: 'X' | 'C') => ({
  month: criteria.month,
  orderBy: '+branchCode' as const,
  typeCall,
  page: 1 as const,
});

const toRows = (outcome: OutcomeOf<typeof getDisputes>, { criteria }: Asked) => {
  if (outcome.type !== 'http.200') return outcome;
  const rows = filterByPoint(outcome.body.disputeList, criteria.codPos);
  return { type: outcome.type, body: { rows, sums: sumsOf(rows, { amount: 'importoDisputa' }) } };
};

/** The calls that feed the list with the charges and credits of disputes (API-096, DIF-008, ADD-004). */
export const chargeActors = {
  rows: call(getDisputes, (asked: Asked & { page: number }) => monthOf(asked, 'X'), toRows),
  allRows: call(getDisputes, (asked: Asked) => monthOf(asked, 'C'), toRows),
};
