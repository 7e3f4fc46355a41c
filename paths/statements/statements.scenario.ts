import type { Statement } from '../../acquirer/contract/statements';
import { listMachine } from '../../machines/shared/list/list.machine';
import { statementsMachine } from '../../machines/statements/statements.machine';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { statementsInvariants } from './statements.invariants';

export const asked = { month: '', search: '', codPos: '' };

export const everyPoint: Statement = { branchCode: '', date: '2026-10-31', name: '' };
export const onePoint: Statement = {
  branchCode: '5000000001',
  date: '2026-09-30',
  name: 'Bar Centrale',
};

const found = {
  criteria: asked,
  paging: 'server',
  pageSize: 60,
  page: 1,
  rows: [everyPoint, onePoint],
  total: 2,
  excess: 0,
  sums: {},
  exported: null,
};

/** The list where it may be: at its rows, on the way to another page, or a new search. */
const listed = (results: string, change: object = {}) =>
  listMachine.resolveState({
    value: { consulting: { results, workbook: 'ready' } },
    context: { ...found, ...change },
  } as never);

const examples: EventExamples = ({ context }, type) => {
  switch (type) {
    case 'session.changed':
      // The stub of the list has no rows, and reports them on request.
      return context.shown.length > 0
        ? []
        : [{ type, input: { criteria: { ...asked, codPos: onePoint.branchCode }, page: 1 } }];
    case 'document.requested':
      return [
        { type, branchCode: everyPoint.branchCode, date: everyPoint.date, how: 'open' },
        { type, branchCode: onePoint.branchCode, date: onePoint.date, how: 'save' },
      ];
    case 'xstate.snapshot.list':
      return [
        listed('showing'),
        listed('loading', { page: 2 }),
        listed('loading', { rows: [], total: 0 }),
        listed('showing', { rows: [onePoint], total: 1 }),
        listed('showing', { criteria: { ...asked, month: '202610' } }),
      ].map((snapshot) => ({ type, snapshot }));
    case 'xstate.done.actor.archive':
      return childEnds('archive', [
        { type: 'completed' },
        { type: 'cancelled' },
        { type: 'failed' },
      ]);
    case 'xstate.done.actor.document':
      return childEnds('document', [
        { type: 'completed' },
        { type: 'cancelled' },
        { type: 'failed' },
      ]);
    case 'xstate.done.actor.list':
      return childEnds('list', [{ type: 'failed' }]);
    default:
      return undefined;
  }
};

export const statementsScenario: Scenario = {
  name: 'Statements',
  machine: statementsMachine,
  inputs: { 'all of them': { criteria: asked, page: 1 } },
  examples,
  relevant: ({ context }) => [context.wanted, context.shown, context.searched.month, context.found],
  invariants: statementsInvariants,
  calls: [],
  children: {
    list: { state: 'arriving', context: { ...found, rows: [], total: 0 } },
    archive: {
      state: 'listing',
      context: {
        criteria: { ...asked, month: '202610' },
        statements: [],
        gathered: [],
        missing: [],
        pause: 0,
        waited: 0,
      },
    },
    document: {
      state: 'fetching',
      context: {
        request: { branchCode: '', date: everyPoint.date },
        fileName: 'estrattoconto.pdf',
        how: 'open',
        file: null,
        address: '',
      },
    },
  },
};
