import { summariesMachine } from '../../machines/summaries/summaries.machine';
import { childEnds } from '../engine/child-ends';
import type { Cases } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { november, otherSummary, summary, totals, transaction } from './summaries.rows';

const cases: Cases = (_snapshot, type) => {
  switch (type) {
    case 'detail.requested':
      return [
        { type, summary: null },
        { type, summary },
      ];
    case 'xstate.done.actor.search':
      return childEnds('search', [{ type: 'sessionExpired' }, { type: 'failed' }]);
    case 'xstate.done.actor.layer':
      return childEnds('layer', [
        { type: 'cancelled' },
        { type: 'sessionExpired' },
        { type: 'failed' },
      ]);
    default:
      return undefined;
  }
};

export const summariesScenario: Scenario = {
  name: 'Riepilogo',
  machine: summariesMachine,
  inputs: { 'criteria from the address': { criteria: november, page: 2 } },
  cases,
  relevant: ({ context }) => context.summary?.uid ?? null,
  calls: [],
  children: {
    search: {
      state: 'showing',
      context: {
        criteria: november,
        page: 2,
        totals,
        rows: [summary, otherSummary],
        sums: {},
        exported: null,
      },
    },
    layer: {
      state: 'showing',
      context: {
        criteria: {},
        paging: 'server',
        pageSize: 60,
        page: 1,
        rows: [transaction],
        total: 61,
        sums: {},
      },
    },
  },
};
