import type { OutcomeOf, RequestOf } from '../../acquirer/client';
import {
  getTotalTransaction,
  getTransactionList,
  type MovementTotals,
} from '../../acquirer/contract/movements';
import { call, callInTurn } from '../call';
import { criteriaOfDay, daysCounted } from '../shared/export/export.days';
import type { Order } from '../shared/rows';
import { sumsOf } from '../totals';

/** What a merchant may ask of the movements. */
export type MovementCriteria = RequestOf<typeof getTotalTransaction>;

interface Asked {
  readonly criteria: MovementCriteria;
  readonly orderBy?: Order;
}

type Sums = Omit<MovementTotals, 'cancelled'>;

const listOf = ({ criteria, orderBy = '' }: Asked, typeCall: 'X' | 'C', page: number) => ({
  ...criteria,
  orderBy,
  typeCall,
  page,
});

const summed = { amount: 'amount', commission: 'commission', net: 'net' } as const;

const totalsOf = ({ count, amount, commission, net }: Sums) => ({
  count,
  sums: { amount, commission, net },
});

const toRows = (outcome: OutcomeOf<typeof getTransactionList>) => {
  if (outcome.type !== 'http.200') return outcome;
  const rows = outcome.body.transactionList;
  return { type: outcome.type, body: { rows, sums: sumsOf(rows, summed) } };
};

/** The calls that feed the search with movements (API-029 to API-032, MOV-022). */
export const movementActors = {
  totals: call(
    getTotalTransaction,
    ({ criteria }: Asked) => criteria,
    (outcome) => {
      if (outcome.type !== 'http.200') return outcome;
      const { cancelled, ...sums } = outcome.body;
      const body = { ...totalsOf(sums), ...(cancelled && { cancelled: totalsOf(cancelled) }) };
      return { type: outcome.type, body };
    },
  ),
  page: call(
    getTransactionList,
    (asked: Asked & { page: number }) => listOf(asked, 'X', asked.page),
    toRows,
  ),
  allRows: call(getTransactionList, (asked: Asked) => listOf(asked, 'C', 1), toRows),
  dayCounts: callInTurn(
    getTotalTransaction,
    ({ criteria }: Asked, { length }) => criteriaOfDay(criteria, length),
    (totals) => daysCounted(totals.map(totalsOf)),
  ),
};
