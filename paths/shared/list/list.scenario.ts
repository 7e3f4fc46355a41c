import type { Criteria } from '../../../machines/criteria';
import { listMachine } from '../../../machines/shared/list/list.machine';
import { childEnds } from '../../engine/child-ends';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { listInvariants } from './list.invariants';

export const criteria = { month: '202611' };

const otherThan = ({ codPos = '' }: Criteria) => (codPos === '' ? '5000000001' : '');

interface Listed {
  /** Three of them: one a page. */
  readonly rows: readonly unknown[];
  /** The criteria before a month is chosen. */
  readonly asked: Criteria;
  readonly pageSize?: number;
  /** The filter that distinguishes two searches. */
  readonly by?: string;
  /** The order that the first press of a header asks for; the next one asks for its reverse. */
  readonly order?: string;
}

export const otherOrder = (orderBy: string, first: string) => {
  if (orderBy !== first) return first;
  return `${first.startsWith('+') ? '-' : '+'}${first.slice(1)}`;
};

/** Each search has another month than the previous one, so that their data can be distinguished. */
const examplesOf =
  ({ rows, asked, by = 'month', order = '+branchCode' }: Listed): EventExamples =>
  ({ context }, type) => {
    const october = { [by]: '202610' };
    const narrowed =
      'day' in asked
        ? [{ type: 'narrowed' as const, criteria: { ...asked, ...october, day: '05' } }]
        : [];
    const { codPos } = context.criteria;
    const here = { ...asked, ...(codPos !== undefined && { codPos }) };
    switch (type) {
      case 'http.200':
        return [
          { type, body: { rows: context.paging === 'client' ? rows : rows.slice(0, 1), total: 3 } },
          { type, body: { rows: [] } },
          { type, body: { rows: [], total: 3 } },
        ];
      case 'search.requested':
        return [
          {
            type,
            criteria: {
              ...here,
              ...(context.criteria[by] === '202611' ? october : { [by]: '202611' }),
            },
          },
          { type, criteria: here },
        ];
      case 'session.changed':
        return [{ ...context.criteria, codPos: otherThan(context.criteria) }, context.criteria].map(
          (criteria) => ({ type, input: { criteria } }),
        );
      case 'page.requested':
        return [1, 2, 3, 0, 4].map((page) => ({ type, page }));
      case 'order.requested':
        return [{ type, orderBy: otherOrder(context.orderBy, order) }];
      case 'xstate.done.actor.export':
        return childEnds('export', [
          { type: 'completed', carried: { count: 3, sums: {} } },
          ...narrowed,
          { type: 'cancelled' },
          { type: 'failed' },
        ]);
      default:
        return undefined;
    }
  };

/** The list with the rows of one screen. */
export const listScenarioOf = ({ pageSize = 1, ...listed }: Listed): Scenario => ({
  name: 'List',
  machine: listMachine,
  inputs: {
    'pages of the server, chosen first': {
      pageSize,
      page: 1,
      criteria: listed.asked,
      paging: 'server',
      onEntry: false,
    },
    'pages of the server, a page too far, every month': {
      pageSize,
      page: 9,
      criteria: listed.asked,
      paging: 'server',
      onEntry: true,
      monthNeeded: false,
    },
    'all at once, on entry': {
      pageSize,
      page: 9,
      criteria: { ...listed.asked, [listed.by ?? 'month']: '202611' },
      paging: 'client',
      onEntry: true,
    },
  },
  examples: examplesOf(listed),
  relevant: ({ context }) => [
    context.page,
    context.paging,
    context.total,
    context.rows.length,
    context.exported !== null,
    context.criteria.codPos ?? '',
    context.criteria[listed.by ?? 'month'],
  ],
  invariants: listInvariants,
  outlives: { 'export.orderBy': 'a workbook is of the order in which it was asked for' },
  calls: ['rows'],
  children: {
    export: {
      state: 'working',
      context: {
        criteria,
        announced: { count: 3, sums: {} },
        owner: null,
        days: [],
        rows: null,
        done: undefined,
      },
    },
  },
});

export const listScenario = listScenarioOf({ rows: [1, 2, 3], asked: { month: '', day: '' } });
