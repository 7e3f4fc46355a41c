import type { OutcomeOf, RequestOf } from '../../acquirer/client';
import { type Payout, payouts } from '../../acquirer/contract/payouts';
import { exactAmountOf } from '../../acquirer/contract/rules/written-amount';
import { call } from '../call';
import { sumsOf } from '../totals';

/** What a merchant may ask of the payouts; `credited` is an amount as it is written, '' for none. */
export type PayoutCriteria = Pick<RequestOf<typeof payouts>, 'month' | 'codPos'> & {
  readonly credited: string;
};

export type PayoutRow = Payout;

interface Asked {
  readonly criteria: PayoutCriteria;
}

const summed = {
  gross: 'gross',
  commission: 'commission',
  adjustments: 'adjustments',
  net: 'net',
} as const;

const toRows = (outcome: OutcomeOf<typeof payouts>) => {
  if (outcome.type !== 'http.200') return outcome;
  const rows = outcome.body.payoutList;
  return { type: outcome.type, body: { rows, sums: sumsOf(rows, summed) } };
};

const requestOf = ({ criteria: { month, codPos, credited } }: Asked, typeCall: 'X' | 'C') => ({
  month,
  amount: exactAmountOf(credited),
  codPos,
  typeCall,
});

/** The calls that feed 'Accrediti' (extension `payouts`). */
export const payoutActors = {
  rows: call(payouts, (asked: Asked & { page: number }) => requestOf(asked, 'X'), toRows),
  allRows: call(payouts, (asked: Asked) => requestOf(asked, 'C'), toRows),
};
