import type { OutcomeOf, RequestOf } from '../../acquirer/client';
import { getOutstanding } from '../../acquirer/contract/unpaid';
import { call } from '../call';
import { filterByPoint } from '../shared/rows';
import { sumsOf } from '../totals';
import { requiredActor } from '../typed-chart';

/** The session's data that prefills the form; '' where unknown. */
export interface MerchantDetails {
  readonly companyName: string;
  readonly companyCode: string;
  readonly address: string;
  readonly pointCode: string;
  readonly pointName: string;
  /** Where the form goes, as configured. */
  readonly sendTo: { readonly email: string; readonly phone: string };
}

/** What is asked of the unpaid items; `codPos` is the point of sale in force. */
export type UnpaidCriteria = Pick<RequestOf<typeof getOutstanding>, 'date'> & {
  readonly codPos: string;
};

const asked = ({ criteria }: { criteria: UnpaidCriteria }) => ({
  date: criteria.date,
  orderBy: '',
  page: 1 as const,
});

const toRows = (
  outcome: OutcomeOf<typeof getOutstanding>,
  { criteria }: { criteria: UnpaidCriteria },
) => {
  if (outcome.type !== 'http.200') return outcome;
  const rows = filterByPoint(outcome.body.outstandingList, criteria.codPos);
  return { type: outcome.type, body: { rows, sums: sumsOf(rows, { amount: 'amount' }) } };
};

/** The call that feeds the list with unpaid items, and its export (API-049, API-050, INS-006, DIF-008). */
export const unpaidActors = {
  rows: call(
    getOutstanding,
    (input: { criteria: UnpaidCriteria; page: number }) => asked(input),
    toRows,
  ),
  allRows: call(getOutstanding, asked, toRows),
};

/** What makes the form and hands it over; the screen provides its own. */
export const alignmentFormActors = {
  makePdf: requiredActor<MerchantDetails>('makePdf'),
};
