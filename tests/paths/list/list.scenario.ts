import { listMachine } from '../../../machines/list/list.machine';
import { childEnds } from '../../machinery/cases';
import type { Cases } from '../../machinery/paths';
import type { Scenario } from '../../machinery/walk';

export const criteria = { month: '202611' };

const cases: Cases = ({ context }, type) => {
  switch (type) {
    case 'http.200':
      return [
        { type, body: { rows: context.paging === 'client' ? [1, 2, 3] : [1], total: 3 } },
        { type, body: { rows: [] } },
      ];
    case 'search.requested':
      return [
        { type, criteria },
        { type, criteria: { month: '' } },
      ];
    case 'page.requested':
      return [1, 2, 3, 0, 4].map((page) => ({ type, page }));
    case 'xstate.done.actor.export':
      return childEnds('export', [
        { type: 'completed' },
        { type: 'cancelled' },
        { type: 'sessionExpired' },
        { type: 'failed' },
      ]);
    default:
      return undefined;
  }
};

const page = { pageSize: 1, page: 1 };

export const listScenario: Scenario = {
  name: 'List',
  machine: listMachine,
  inputs: {
    'pages of the server, chosen first': {
      ...page,
      criteria: { month: '' },
      paging: 'server',
      onEntry: false,
    },
    'all at once, on entry': { ...page, criteria, paging: 'client', onEntry: true, page: 9 },
  },
  cases,
  relevant: ({ context }) => [context.page, context.paging, context.total, context.rows.length],
  calls: ['rows'],
  children: {
    export: { state: 'fetching', context: { criteria, count: 3, rows: [], written: 0 } },
  },
};
