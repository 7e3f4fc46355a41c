import { describe } from 'vitest';
import { getTransactionList } from '../../acquirer/contract/movements';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { listMachine } from '../../machines/shared/list/list.machine';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const criteria = { month: '202611' };
const owner = { company: 'ALFA S.R.L.', code: '0001234', point: '', brand: '' };
const context = {
  criteria,
  paging: 'client',
  pageSize: 3,
  onEntry: true,
  monthNeeded: true,
  page: 1,
  rows: [],
  total: 0,
  sums: {},
  owner,
};
const at = (results: string, workbook = 'ready') => ({ consulting: { results, workbook } });
const seven = { rows: [1, 2, 3, 4, 5, 6, 7], total: 7 };
const carried = { count: 7, sums: { amount: 28 } };
const sixtyOne = { paging: 'server', pageSize: 60, rows: [1], total: 61 };

describe('list: what the requirements say', () => {
  obeys(listMachine, context, [
    {
      rule: '[STA-001] [EST-004] where there is something to ask at once, it is asked',
      starting: { criteria, paging: 'server', pageSize: 60, page: 2, onEntry: true },
      to: at('loading'),
      asking: { rows: { criteria, page: 2 } },
    },
    {
      rule: '[DIF-002] [ADD-002] where one chooses first, nothing is',
      starting: { criteria, paging: 'client', pageSize: 3, page: 1, onEntry: false },
      to: at('waiting'),
      asking: {},
    },
    {
      rule: '[VAL-069] [DIF-002] [ADD-002] without a month nothing is searched',
      in: at('waiting'),
      on: { type: 'search.requested', criteria: { month: '' } },
      to: at('waiting'),
    },
    {
      rule: '[EST-003] [EST-004] where every month is meant too, it is searched without one',
      in: at('showing'),
      with: { ...sixtyOne, monthNeeded: false },
      on: { type: 'search.requested', criteria: { month: '', search: 'BAR' } },
      to: at('loading'),
      remembering: { page: 1, rows: [], criteria: { month: '', search: 'BAR' } },
    },
    {
      rule: '[FLO-001] CERCA clears the rows and starts at page 1',
      in: at('showing'),
      with: { ...seven, page: 3, onEntry: false },
      on: { type: 'search.requested', criteria: { month: '202610' } },
      to: at('loading'),
      remembering: { page: 1, rows: [], total: 0, criteria: { month: '202610' } },
    },
    {
      rule: '[FLO-001] CERCA while rows are still on their way asks anew',
      in: at('loading'),
      on: { type: 'search.requested', criteria: { month: '202610' } },
      to: at('loading'),
      asking: { rows: { criteria: { month: '202610' }, page: 1 } },
    },
    {
      rule: '[STA-006] the rows arrive all at once',
      in: at('loading'),
      on: { type: 'http.200', body: { rows: seven.rows } },
      to: at('showing'),
      remembering: { rows: seven.rows, total: 7 },
    },
    {
      rule: '[INS-002] [FLO-005] an empty list is said',
      in: at('loading'),
      with: seven,
      on: { type: 'http.200', body: { rows: [] } },
      to: at('empty'),
      remembering: { rows: [], total: 0 },
    },
    {
      rule: '[STA-005] the next page of what is there asks for nothing',
      in: at('showing'),
      with: seven,
      on: { type: 'page.requested', page: 3 },
      to: at('showing'),
      remembering: { page: 3 },
    },
    {
      rule: '[STA-006] seven rows of three are three pages: there is no fourth',
      in: at('showing'),
      with: { ...seven, page: 3 },
      on: { type: 'page.requested', page: 4 },
      to: at('showing'),
      remembering: { page: 3 },
    },
    {
      rule: '[FLO-011] there is nothing before page 1',
      in: at('showing'),
      with: seven,
      on: { type: 'page.requested', page: 0 },
      to: at('showing'),
      remembering: { page: 1 },
    },
    {
      rule: '[EST-009] [FLO-006] 61 statements are two pages: the second is asked for',
      in: at('showing'),
      with: { ...sixtyOne, onEntry: false },
      on: { type: 'page.requested', page: 2 },
      to: at('loading'),
      remembering: { page: 2 },
    },
    {
      rule: '[FLO-012] and there is no third',
      in: at('showing'),
      with: { ...sixtyOne, page: 2 },
      on: { type: 'page.requested', page: 3 },
      to: at('showing'),
      remembering: { page: 2 },
    },
    {
      rule: '[FLO-008] a page beyond the last one becomes the last one',
      in: at('loading'),
      with: { page: 9 },
      on: { type: 'http.200', body: { rows: seven.rows } },
      to: at('showing'),
      remembering: { page: 3 },
    },
    {
      rule: '[EST-009] [FLO-008] a page of the server beyond the last one is asked for again, as the last',
      in: at('loading'),
      with: { ...sixtyOne, page: 9, rows: [], onEntry: false },
      on: { type: 'http.200', body: { rows: [], total: 61 } },
      to: at('loading'),
      remembering: { page: 2 },
      asking: { rows: { criteria, page: 2 } },
    },
    {
      rule: '[EST-009] a last page that is empty after all is said to be empty, not asked for without end',
      in: at('loading'),
      with: { ...sixtyOne, page: 2, rows: [] },
      on: { type: 'http.200', body: { rows: [], total: 61 } },
      to: at('empty'),
      remembering: { total: 0 },
    },
    {
      rule: '[DIF-005] what the rows add up to is remembered beside them',
      in: at('loading'),
      on: { type: 'http.200', body: { rows: seven.rows, sums: { amount: 28 } } },
      to: at('showing'),
      remembering: { total: 7, sums: { amount: 28 } },
    },
    {
      rule: '[ADD-004] [STA-010] ESPORTA starts the export',
      in: at('showing'),
      with: { ...seven, sums: { amount: 28 } },
      on: { type: 'export.requested' },
      to: at('showing', 'exporting'),
      asking: { export: { criteria, owner, count: 7, sums: { amount: 28 } } },
    },
    {
      rule: '[ADD-004] without rows there is nothing to export',
      in: at('empty'),
      on: { type: 'export.requested' },
      to: at('empty'),
    },
    ...['completed', 'cancelled'].map((type) => ({
      rule: `[FLO-014] after an export that was ${type} the rows are still there`,
      in: at('showing', 'exporting'),
      with: seven,
      on: { type: 'xstate.done.actor.export', output: { type } },
      to: at('showing'),
    })),
    {
      rule: '[FLO-014] what an export carried that has come to its end is known',
      in: at('showing', 'exporting'),
      with: { ...seven, exported: null },
      on: { type: 'xstate.done.actor.export', output: { type: 'completed', carried } },
      to: at('showing'),
      remembering: { exported: carried },
    },
    {
      rule: '[FLO-014] a cancelled export is not said to have been handed over',
      in: at('showing', 'exporting'),
      with: { ...seven, exported: null },
      on: { type: 'xstate.done.actor.export', output: { type: 'cancelled' } },
      to: at('showing'),
      remembering: { exported: null },
    },
    {
      rule: '[FLO-014] another search has not been exported yet',
      in: at('showing'),
      with: { ...seven, exported: carried, excess: 2 },
      on: { type: 'search.requested', criteria },
      to: at('loading'),
      remembering: { exported: null, excess: 0 },
    },
    {
      rule: '[FLO-001] [FLO-014] CERCA ends the export of the search before it',
      in: at('showing', 'exporting'),
      with: seven,
      on: { type: 'search.requested', criteria: { month: '202610' } },
      to: at('loading'),
      remembering: { exported: null },
      asking: { rows: { criteria: { month: '202610' }, page: 1 } },
    },
    {
      rule: '[VAL-069] a search without a month is none, and ends no export',
      in: at('showing', 'exporting'),
      with: seven,
      on: { type: 'search.requested', criteria: { month: '' } },
      to: at('showing', 'exporting'),
    },
    {
      rule: '[FLO-014] an export goes on while another page of its list is read',
      in: at('showing', 'exporting'),
      with: sixtyOne,
      on: { type: 'page.requested', page: 2 },
      to: at('loading', 'exporting'),
    },
    {
      rule: '[FLO-005] [FLO-014] where the rows turn out to be gone, so is their export',
      in: at('loading', 'exporting'),
      with: { ...sixtyOne, page: 2 },
      on: { type: 'http.200', body: { rows: [], total: 61 } },
      to: at('empty'),
    },
    {
      rule: '[FLO-006] a page that brings more rows than were asked for is cut to them, and that is known',
      in: at('loading'),
      with: { paging: 'server' },
      on: { type: 'http.200', body: { rows: [1, 2, 3, 4, 5], total: 9 } },
      to: at('showing'),
      remembering: { rows: [1, 2, 3], excess: 2, total: 9 },
    },
    {
      rule: '[DIF-007] where one call brings all, all are kept',
      in: at('loading'),
      on: { type: 'http.200', body: { rows: [1, 2, 3, 4, 5] } },
      to: at('showing'),
      remembering: { rows: [1, 2, 3, 4, 5], excess: 0 },
    },
    ...['failed', 'sessionExpired'].map((type) => ({
      rule: `[ERR-013] [ERR-016] an export that ends as ${type} ends the list so`,
      in: at('showing', 'exporting'),
      with: seven,
      on: { type: 'xstate.done.actor.export', output: { type } },
      to: type,
      exit: { type },
    })),
    {
      rule: '[RIE-023] the layer is closed with its X',
      in: at('showing'),
      with: seven,
      on: { type: 'layer.closed' },
      to: 'closed',
      exit: { type: 'cancelled' },
    },
    ...forEachAnswer(['http.401', 'http.408'], (type) => ({
      rule: `[ERR-013] ${type} means the session has expired`,
      in: at('loading'),
      on: { type },
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
    })),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-014] [ERR-015] [ERR-016] [ERR-017] ${type} leads to the error page`,
      in: at('loading'),
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
  ]);
});

lintChart(listMachine, {
  calls: { rows: [getTransactionList] },
  children: { export: { chart: exportMachine } },
});
