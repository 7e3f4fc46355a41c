import type { AnyMachineSnapshot } from 'xstate';
import type { Summary } from '../../acquirer/contract/summaries';
import { searchMachine } from '../../machines/shared/search/search.machine';
import { keyOf, summariesMachine } from '../../machines/summaries/summaries.machine';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { summariesInvariants } from './summaries.invariants';
import {
  november,
  october,
  otherSummary,
  owner,
  summary,
  totals,
  transaction,
} from './summaries.rows';

const found = {
  criteria: november,
  page: 2,
  totals,
  rows: [summary, otherSummary],
  excess: 0,
  sums: {},
  exported: null,
  owner: null,
};

/** The search where it may be: at its rows, on the way to another page, or a new one. */
const searched = (results: string, change: object = {}) =>
  searchMachine.resolveState({
    value: { consulting: { results, workbook: 'ready' } },
    context: { ...found, ...change },
  } as never);

const chosenIn = ({ chosen, shown }: AnyMachineSnapshot['context']) =>
  shown.find((row: Summary) => keyOf(row) === chosen) ?? null;

/** The rows are loaded, and no overlay covers them. */
const canChoose = (snapshot: AnyMachineSnapshot) =>
  snapshot.context.shown.length > 0 && snapshot.matches({ consulting: { detail: 'closed' } });

const atStart = { criteria: november, page: 2, chosen: '', owner };

const examples: EventExamples = (snapshot, type) => {
  const { context } = snapshot;
  switch (type) {
    case 'detail.requested':
      return [{ type, summary: chosenIn(context) }];
    case 'session.changed':
      // The stub of the search has no rows, and reports them on request.
      if (context.shown.length > 0 || context.criteria.month !== november.month) return [];
      return [{ type, input: { ...atStart, owner: { ...owner, point: otherSummary.branchCode } } }];
    case 'summary.chosen':
      return canChoose(snapshot) ? [{ type, summary: context.shown[0] }] : [];
    case 'xstate.snapshot.search':
      return [
        searched('showing'),
        searched('loadingPage', { page: 1 }),
        searched('totalling', { criteria: october, rows: [], totals: null }),
        searched('showing', { criteria: october, rows: [otherSummary] }),
      ].map((snapshot) => ({ type, snapshot }));
    case 'xstate.done.actor.search':
      return childEnds('search', [{ type: 'failed' }]);
    case 'xstate.done.actor.layer':
      return childEnds('layer', [{ type: 'cancelled' }, { type: 'failed' }]);
    default:
      return undefined;
  }
};

export const summariesScenario: Scenario = {
  name: 'Riepilogo',
  machine: summariesMachine,
  inputs: { 'criteria from the address': atStart },
  examples,
  relevant: ({ context }) => [
    context.summary?.uid,
    context.chosen,
    context.criteria.month,
    context.shown.map(keyOf),
  ],
  invariants: summariesInvariants,
  outlives: { search: 'it searches again by itself: the chart follows it' },
  calls: [],
  children: {
    search: { state: 'arriving', context: { ...found, totals: null, rows: [] } },
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
