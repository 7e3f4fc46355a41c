import { describe } from 'vitest';
import { getTransactionList } from '../../acquirer/contract/movements';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { listMachine } from '../../machines/shared/list/list.machine';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

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
  counts: {},
  owner,
};
const at = (results: string, workbook = 'ready') => ({ consulting: { results, workbook } });
const seven = { rows: [1, 2, 3, 4, 5, 6, 7], total: 7 };
const carried = { count: 7, sums: { amount: 28 } };
const sixtyOne = { paging: 'server', pageSize: 60, rows: [1], total: 61 };

const otherShop = { ...criteria, codPos: '5000000001' };
const newOwner = { ...owner, point: '5000000001', brand: 'BAR' };

describe('list: what the requirements say', () => {
  obeys(listMachine, context, [
    rule('[STA-001] [EST-004] where there is something to ask at once, it is asked')
      .starting({ criteria, paging: 'server', pageSize: 60, page: 2, onEntry: true })
      .to(at('loading'))
      .asks({ rows: { criteria, page: 2 } }),
    rule('[DIF-002] [ADD-002] where one chooses first, nothing is')
      .starting({ criteria, paging: 'client', pageSize: 3, page: 1, onEntry: false })
      .to(at('waiting'))
      .asks({}),
    rule('[VAL-069] [DIF-002] [ADD-002] without a month nothing is searched')
      .in(at('waiting'))
      .on('search.requested', { criteria: { month: '' } })
      .to(at('waiting')),
    rule('[EST-003] [EST-004] where every month is meant too, it is searched without one')
      .in(at('showing'), { ...sixtyOne, monthNeeded: false })
      .on('search.requested', { criteria: { month: '', search: 'BAR' } })
      .to(at('loading'), { page: 1, rows: [], criteria: { month: '', search: 'BAR' } }),
    rule('without a text nothing is searched where a text is searched by')
      .in(at('waiting'), { monthNeeded: false })
      .on('search.requested', { criteria: { text: '' } })
      .to(at('waiting')),
    rule('[FLO-001] CERCA clears the rows and starts at page 1')
      .in(at('showing'), { ...seven, page: 3, onEntry: false })
      .on('search.requested', { criteria: { month: '202610' } })
      .to(at('loading'), { page: 1, rows: [], total: 0, criteria: { month: '202610' } }),
    rule('[FLO-001] CERCA while rows are being loaded asks again')
      .in(at('loading'))
      .on('search.requested', { criteria: { month: '202610' } })
      .to(at('loading'))
      .asks({ rows: { criteria: { month: '202610' }, page: 1 } }),
    rule('[API-029] [FLO-001] another shop in force is asked for from page 1, and an export ends')
      .in(at('showing', 'exporting'), { ...seven, page: 3 })
      .on('session.changed', { input: { criteria: otherShop, owner: newOwner } })
      .to(at('loading'), { page: 1, rows: [], total: 0, criteria: otherShop, owner: newOwner })
      .asks({ rows: { criteria: otherShop, page: 1 } }),
    rule('[API-029] [DIF-002] a list that was not asked for at once asks again too')
      .in(at('showing'), { ...seven, onEntry: false })
      .on('session.changed', { input: { criteria: otherShop, owner: newOwner } })
      .to(at('loading'))
      .asks({ rows: { criteria: otherShop, page: 1 } }),
    rule('[API-029] before one chooses, too, the owner stays where the shop does')
      .in(at('waiting'))
      .on('session.changed', { input: { criteria, owner: newOwner } })
      .to(at('waiting'), { criteria, owner }),
    rule('[API-029] a session that changes otherwise asks for nothing')
      .in(at('showing', 'exporting'), seven)
      .on('session.changed', { input: { criteria: { month: '202601' }, owner: newOwner } })
      .to(at('showing', 'exporting'), { criteria, owner }),
    rule('[API-029] where no workbook names the shop there is nothing to name')
      .in(at('showing'), seven)
      .on('session.changed', { input: { criteria: otherShop } })
      .to(at('loading'), { owner }),
    rule('[DIF-002] [ADD-002] another shop in force asks for nothing before one chooses')
      .in(at('waiting'), { criteria: { month: '' } })
      .on('session.changed', { input: { criteria: otherShop, owner: newOwner } })
      .to(at('waiting'), { criteria: { ...otherShop, month: '' }, owner: newOwner })
      .asks({}),
    rule('[STA-006] the rows arrive all at once')
      .in(at('loading'))
      .on('http.200', { body: { rows: seven.rows } })
      .to(at('showing'), { rows: seven.rows, total: 7 }),
    rule('[INS-002] [FLO-005] an empty list is said')
      .in(at('loading'), seven)
      .on('http.200', { body: { rows: [] } })
      .to(at('empty'), { rows: [], total: 0 }),
    rule('[STA-005] the next page of what is there asks for nothing')
      .in(at('showing'), seven)
      .on('page.requested', { page: 3 })
      .to(at('showing'), { page: 3 }),
    rule('[STA-006] seven rows of three are three pages: there is no fourth')
      .in(at('showing'), { ...seven, page: 3 })
      .on('page.requested', { page: 4 })
      .to(at('showing'), { page: 3 }),
    rule('[FLO-011] there is nothing before page 1')
      .in(at('showing'), seven)
      .on('page.requested', { page: 0 })
      .to(at('showing'), { page: 1 }),
    rule('[EST-009] [FLO-006] 61 statements are two pages: the second is asked for')
      .in(at('showing'), { ...sixtyOne, onEntry: false })
      .on('page.requested', { page: 2 })
      .to(at('loading'), { page: 2 }),
    rule('[EST-009] [FLO-006] the page that is shown is not asked for again')
      .in(at('showing'), { ...sixtyOne, page: 2 })
      .on('page.requested', { page: 2 })
      .to(at('showing'), { page: 2 }),
    rule('[FLO-012] and there is no third')
      .in(at('showing'), { ...sixtyOne, page: 2 })
      .on('page.requested', { page: 3 })
      .to(at('showing'), { page: 2 }),
    rule('[FLO-001] [STA-005] rows that are all here are sorted here, from page 1')
      .in(at('showing'), { ...seven, page: 3 })
      .on('order.requested', { orderBy: '-amount' })
      .to(at('showing'), { page: 1, orderBy: '-amount' })
      .asks({}),
    rule('[FLO-001] [FLO-006] rows that come in pages are asked for in the order, from page 1')
      .in(at('showing'), { ...sixtyOne, page: 2, onEntry: false })
      .on('order.requested', { orderBy: '+date' })
      .to(at('loading'), { page: 1, orderBy: '+date', rows: [1] })
      .asks({ rows: { criteria, page: 1, orderBy: '+date' } }),
    ...(['server', 'client'] as const).map((paging) =>
      rule(`without rows on the screen nothing is sorted, with pages of the ${paging}`)
        .in(at('waiting'), { paging, orderBy: '' })
        .on('order.requested', { orderBy: '+date' })
        .to(at('waiting'), { orderBy: '' }),
    ),
    rule('[FLO-013] a workbook is of the order on the screen')
      .in(at('showing'), { ...seven, orderBy: '-amount' })
      .on('export.requested')
      .to(at('showing', 'exporting'))
      .asks({ export: { criteria, orderBy: '-amount', owner, count: 7, sums: {} } }),
    rule('[FLO-008] a page beyond the last one becomes the last one')
      .in(at('loading'), { page: 9 })
      .on('http.200', { body: { rows: seven.rows } })
      .to(at('showing'), { page: 3 }),
    rule(
      '[EST-009] [FLO-008] a page of the server beyond the last one is asked for again, as the last',
    )
      .in(at('loading'), { ...sixtyOne, page: 9, rows: [], onEntry: false })
      .on('http.200', { body: { rows: [], total: 61 } })
      .to(at('loading'), { page: 2 })
      .asks({ rows: { criteria, page: 2 } }),
    rule(
      '[EST-009] a last page that is empty after all is said to be empty, not asked for without end',
    )
      .in(at('loading'), { ...sixtyOne, page: 2, rows: [] })
      .on('http.200', { body: { rows: [], total: 61 } })
      .to(at('empty'), { total: 0 }),
    rule('[DIF-005] what the rows add up to is remembered beside them')
      .in(at('loading'))
      .on('http.200', { body: { rows: seven.rows, sums: { amount: 28 } } })
      .to(at('showing'), { total: 7, sums: { amount: 28 } }),
    rule('[CAS-019] how many of all the rows are of each kind is remembered beside a page of them')
      .in(at('loading'), sixtyOne)
      .on('http.200', { body: { rows: [1], total: 61, counts: { past: 60, later: 1 } } })
      .to(at('showing'), { counts: { past: 60, later: 1 } }),
    rule('what is not counted any more is forgotten with the rows before it')
      .in(at('loading'), { ...sixtyOne, counts: { past: 60 } })
      .on('http.200', { body: { rows: [1], total: 1 } })
      .to(at('showing'), { counts: {} }),
    rule('[ADD-004] [STA-010] ESPORTA starts the export')
      .in(at('showing'), { ...seven, sums: { amount: 28 } })
      .on('export.requested')
      .to(at('showing', 'exporting'))
      .asks({ export: { criteria, owner, count: 7, sums: { amount: 28 } } }),
    rule('[ADD-004] without rows there is nothing to export')
      .in(at('empty'))
      .on('export.requested')
      .to(at('empty'))
      .asks({}),
    ...['completed', 'cancelled'].map((type) =>
      rule(`[FLO-014] after an export that was ${type} the rows are still there`)
        .in(at('showing', 'exporting'), seven)
        .on('xstate.done.actor.export', { output: { type } })
        .to(at('showing')),
    ),
    rule('[FLO-014] what an export carried that has come to its end is known')
      .in(at('showing', 'exporting'), { ...seven, exported: null })
      .on('xstate.done.actor.export', { output: { type: 'completed', carried } })
      .to(at('showing'), { exported: carried }),
    rule('[FLO-014] a cancelled export is not said to have been handed over')
      .in(at('showing', 'exporting'), { ...seven, exported: null })
      .on('xstate.done.actor.export', { output: { type: 'cancelled' } })
      .to(at('showing'), { exported: null }),
    rule('[FLO-014] another search has not been exported yet')
      .in(at('showing'), { ...seven, exported: carried, excess: 2, counts: { past: 7 } })
      .on('search.requested', { criteria })
      .to(at('loading'), { exported: null, excess: 0, counts: {} }),
    rule('[FLO-001] [FLO-014] CERCA ends the export of the search before it')
      .in(at('showing', 'exporting'), seven)
      .on('search.requested', { criteria: { month: '202610' } })
      .to(at('loading'), { exported: null })
      .asks({ rows: { criteria: { month: '202610' }, page: 1 } }),
    rule('[VAL-069] a search without a month is none, and ends no export')
      .in(at('showing', 'exporting'), seven)
      .on('search.requested', { criteria: { month: '' } })
      .to(at('showing', 'exporting')),
    rule('[FLO-014] an export goes on while another page of its list is read')
      .in(at('showing', 'exporting'), sixtyOne)
      .on('page.requested', { page: 2 })
      .to(at('loading', 'exporting')),
    rule('[FLO-005] [FLO-014] where the rows turn out to be gone, so is their export')
      .in(at('loading', 'exporting'), { ...sixtyOne, page: 2 })
      .on('http.200', { body: { rows: [], total: 61 } })
      .to(at('empty')),
    rule(
      '[FLO-006] a page that brings more rows than were asked for is cut to them, and that is known',
    )
      .in(at('loading'), { paging: 'server' })
      .on('http.200', { body: { rows: [1, 2, 3, 4, 5], total: 9 } })
      .to(at('showing'), { rows: [1, 2, 3], excess: 2, total: 9 }),
    rule('[DIF-007] where one call brings all, all are kept')
      .in(at('loading'))
      .on('http.200', { body: { rows: [1, 2, 3, 4, 5] } })
      .to(at('showing'), { rows: [1, 2, 3, 4, 5], excess: 0 }),
    rule('[MOV-021] [FLO-001] an export narrowed to a day asks for the rows of that day')
      .in(at('showing', 'exporting'), { ...seven, page: 2 })
      .on('xstate.done.actor.export', {
        output: { type: 'narrowed', criteria: { ...criteria, day: '05' } },
      })
      .to(at('loading'), { page: 1, rows: [], criteria: { ...criteria, day: '05' } }),
    ...['failed'].map((type) =>
      rule(`[ERR-013] [ERR-016] an export that ends as ${type} ends the list so`)
        .in(at('showing', 'exporting'), seven)
        .on('xstate.done.actor.export', { output: { type } })
        .to(type)
        .exits({ type }),
    ),
    rule('[RIE-023] the layer is closed with its X')
      .in(at('showing'), seven)
      .on('layer.closed')
      .to('closed')
      .exits({ type: 'cancelled' }),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
      rule(`[ERR-014] [ERR-015] [ERR-016] [ERR-017] ${type} leads to the error page`)
        .in(at('loading'))
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
  ]);
});

lintChart(listMachine, {
  calls: { rows: [getTransactionList] },
  children: { export: { chart: exportMachine } },
});
