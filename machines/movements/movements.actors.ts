import type { OutcomeOf } from '../../acquirer/client';
import {
  getTotalTransaction,
  getTransactionList,
  type MovementTotals,
  type Validity,
} from '../../acquirer/contract/movements';
import { call, callInTurn } from '../call';
import type { Criteria } from '../criteria';
import { criteriaOfDay, daysCounted } from '../shared/export/export.days';
import { sumsOf } from '../totals';

const validities: readonly Validity[] = ['', 'V', 'A'];

type Sums = Omit<MovementTotals, 'cancelled'>;

const filter = (criteria: Criteria, name: string) => criteria[name] ?? '';

const requestOf = (criteria: Criteria) => ({
  day: filter(criteria, 'day'),
  maxAmount: filter(criteria, 'maxAmount'),
  maxNetAmount: filter(criteria, 'maxNetAmount'),
  minAmount: filter(criteria, 'minAmount'),
  minNetAmount: filter(criteria, 'minNetAmount'),
  month: filter(criteria, 'month'),
  codPos: filter(criteria, 'codPos'),
  pos: filter(criteria, 'pos'),
  closedOnly: validities.find((validity) => validity === criteria.closedOnly) ?? '',
});

const listOf = (criteria: Criteria, typeCall: 'X' | 'C', page: number) => ({
  ...requestOf(criteria),
  orderBy: '',
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
    (input: { criteria: Criteria }) => requestOf(input.criteria),
    (outcome) => {
      if (outcome.type !== 'http.200') return outcome;
      const { cancelled, ...sums } = outcome.body;
      const body = { ...totalsOf(sums), ...(cancelled && { cancelled: totalsOf(cancelled) }) };
      return { type: outcome.type, body };
    },
  ),
  page: call(
    getTransactionList,
    (input: { criteria: Criteria; page: number }) => listOf(input.criteria, 'X', input.page),
    toRows,
  ),
  allRows: call(
    getTransactionList,
    (input: { criteria: Criteria }) => listOf(input.criteria, 'C', 1),
    toRows,
  ),
  dayCounts: callInTurn(
    getTotalTransaction,
    (input: { criteria: Criteria }, { length }) => {
      const criteria = criteriaOfDay(input.criteria, length);
      return criteria && requestOf(criteria);
    },
    (totals) => daysCounted(totals.map(({ count }) => count)),
  ),
};
