import type { AnyMachineSnapshot } from 'xstate';
import { blankRequest } from '../../../acquirer/contract/fields';
import { getTotalTransaction, type Movement } from '../../../acquirer/contract/movements';
import type { MovementCriteria } from '../../../machines/movements/movements.actors';
import { searchMachine } from '../../../machines/shared/search/search.machine';
import { childEnds } from '../../engine/child-ends';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { searchInvariants } from './search.invariants';

export const november: MovementCriteria = {
  ...blankRequest(getTotalTransaction),
  month: '202611',
};

const october = { ...november, month: '202610' };

/** The shop in force has become another one. */
const elsewhere = ({ codPos, ...asked }: MovementCriteria) => ({
  ...asked,
  codPos: codPos === '' ? row.branchCode : '',
});

const sums = { amount: 1234.56, commission: 12.34, net: 1222.22 };

export const row: Movement = {
  branchCode: '5000000001',
  name: 'Bar Centrale',
  date: '2026-11-20T09:30:00',
  summary: '260001',
  pos: '12345678',
  amount: 1234.56,
  autorization: 'A1B2C3',
  pan: '412345******6789',
  status: 'V',
  commission: 12.34,
  net: 1222.22,
};

const answers = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ consulting: { results: 'totalling' } })
    ? [
        { count: 121, sums },
        { count: 0, sums: { amount: 0, commission: 0, net: 0 } },
      ]
    : [{ rows: [row] }, { rows: [] }];

/** Each search has another month than the previous one, so that their data can be distinguished. */
const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      return answers(snapshot).map((body) => ({ type, body }));
    case 'search.requested': {
      const { month, codPos } = snapshot.context.criteria;
      return [
        { type, criteria: { ...(month === november.month ? october : november), codPos } },
        { type, criteria: { ...november, month: '', codPos } },
      ];
    }
    case 'session.changed':
      return [
        { type, input: { criteria: elsewhere(snapshot.context.criteria) } },
        { type, input: { criteria: snapshot.context.criteria } },
      ];
    case 'order.requested':
      return [{ type, orderBy: snapshot.context.orderBy === '-amount' ? '+amount' : '-amount' }];
    case 'page.requested':
      return [1, 2, 3, 0, 4].map((page) => ({ type, page }));
    case 'xstate.done.actor.export':
      return childEnds('export', [
        { type: 'completed', carried: { count: 3, sums: {} } },
        { type: 'narrowed', criteria: { ...october, day: '05' } },
        { type: 'cancelled' },
        { type: 'failed' },
      ]);
    default:
      return undefined;
  }
};

export const searchScenario: Scenario = {
  name: 'Search',
  machine: searchMachine,
  inputs: {
    'nothing asked yet': { criteria: { ...november, month: '' }, page: 1 },
    'criteria from the address, a page too far': {
      criteria: october,
      page: 900,
    },
  },
  examples,
  relevant: ({ context }) => [
    context.page,
    context.totals?.count ?? null,
    context.rows.length,
    context.criteria.month,
    context.criteria.codPos,
    context.exported !== null,
  ],
  invariants: searchInvariants,
  outlives: { 'export.orderBy': 'a workbook is of the order in which it was asked for' },
  calls: ['totals', 'page'],
  announces: ({ context }) => context.orderBy,
  children: {
    export: {
      state: 'working',
      context: {
        criteria: november,
        announced: { count: 121, sums },
        owner: null,
        days: [],
        rows: null,
        done: undefined,
      },
    },
  },
};
