import { describe } from 'vitest';
import { getTotalTransaction, getTransactionList } from '../../acquirer/contract/movements';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { searchMachine } from '../../machines/shared/search/search.machine';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const criteria = { month: '202611', day: '' };
const sums = { amount: 10, commission: 1, net: 9 };
const owner = { company: 'ALFA S.R.L.', code: '0001234', point: '', brand: '' };
const context = { criteria, page: 1, totals: null, rows: [], sums: {}, exported: null, owner };
const at = (results: string, workbook = 'ready') => ({ consulting: { results, workbook } });
const carried = { count: 120, sums };
const found = { totals: { count: 121, sums }, rows: [{}] };

const otherShop = { ...criteria, codPos: '5000000001' };
const newOwner = { ...owner, point: '5000000001', brand: 'BAR' };
const changedTo = (asked: object) => ({
  type: 'session.changed',
  input: { criteria: asked, page: 7, owner: newOwner },
});

describe('search: what the requirements say', () => {
  obeys(searchMachine, context, [
    rule('[MOV-010] who comes without a month chooses first')
      .starting({ criteria: { month: '', day: '' }, page: 1 })
      .to(at('waiting'))
      .asks({}),
    rule('[FLO-002] who comes with one finds its totals asked for')
      .starting({ criteria, page: 2 })
      .to(at('totalling'), { page: 2 })
      .asks({ totals: { criteria } }),
    rule('[FLO-001] CERCA while a search is still under way asks again')
      .in(at('totalling'))
      .on('search.requested', { criteria: { ...criteria, day: '05' } })
      .to(at('totalling'))
      .asks({ totals: { criteria: { ...criteria, day: '05' } } }),
    rule('[FLO-002] CERCA asks for the totals first')
      .in(at('waiting'))
      .on('search.requested', { criteria })
      .to(at('totalling')),
    rule('[FLO-001] CERCA goes back to page 1 and clears the results')
      .in(at('showing'), { ...found, page: 2, exported: found.totals })
      .on('search.requested', { criteria: { ...criteria, day: '05' } })
      .to(at('totalling'), {
        page: 1,
        rows: [],
        sums: {},
        totals: null,
        exported: null,
        criteria: { ...criteria, day: '05' },
      }),
    rule(
      '[FLO-001] another order begins on page 1 and keeps the totals; the search is not made again',
    )
      .in(at('showing'), { ...found, page: 3 })
      .on('order.requested', { orderBy: '-amount' })
      .to(at('loadingPage'), { page: 1, orderBy: '-amount', totals: found.totals })
      .asks({ page: { criteria, page: 1, orderBy: '-amount' } }),
    rule('[FLO-001] another order while a page is still on its way takes its place')
      .in(at('loadingPage'), { ...found, page: 2, orderBy: '-amount' })
      .on('order.requested', { orderBy: '+amount' })
      .to(at('loadingPage'), { page: 1, orderBy: '+amount' })
      .asks({ page: { criteria, page: 1, orderBy: '+amount' } }),
    rule('without rows on the screen nothing is sorted')
      .in(at('totalling'))
      .on('order.requested', { orderBy: '+amount' })
      .to(at('totalling'))
      .asks({}),
    rule('an address names the order with the page')
      .starting({ criteria, page: 2, orderBy: '-amount' })
      .to(at('totalling'), { page: 2, orderBy: '-amount' }),
    rule('[FLO-001] another search keeps the order')
      .in(at('showing'), { ...found, orderBy: '-amount' })
      .on('search.requested', { criteria: { ...criteria, day: '05' } })
      .to(at('totalling'), { orderBy: '-amount' }),
    rule('[FLO-013] a workbook is asked for in the order of the screen')
      .in(at('showing'), { ...found, orderBy: '-amount' })
      .on('export.requested')
      .to(at('showing', 'exporting'))
      .asks({ export: { criteria, orderBy: '-amount', owner, ...found.totals } }),
    rule('[API-029] [FLO-001] another shop in force is searched from page 1, and an export ends')
      .in(at('showing', 'exporting'), { ...found, page: 2 })
      .on(changedTo(otherShop))
      .to(at('totalling'), {
        page: 1,
        rows: [],
        totals: null,
        criteria: otherShop,
        owner: newOwner,
      })
      .asks({ totals: { criteria: otherShop } }),
    rule('[API-029] before a month is chosen, too, the owner stays where the shop does')
      .in(at('waiting'))
      .on(changedTo({ ...criteria, codPos: '' }))
      .to(at('waiting'), { criteria, owner }),
    rule('[API-029] a session that changes otherwise asks for nothing')
      .in(at('showing', 'exporting'), found)
      .on(changedTo({ ...criteria, month: '202601', codPos: '' }))
      .to(at('showing', 'exporting'), { criteria, owner }),
    rule('[MOV-010] another shop in force searches nothing before a month is chosen')
      .in(at('waiting'), { criteria: { ...criteria, month: '' } })
      .on(changedTo(otherShop))
      .to(at('waiting'), { criteria: { ...otherShop, month: '' }, owner: newOwner })
      .asks({}),
    rule('[VAL-069] [MOV-010] without a month nothing is searched')
      .in(at('waiting'))
      .on('search.requested', { criteria: { ...criteria, month: '' } })
      .to(at('waiting')),
    ...['IT030', '030699'].map((abi) =>
      rule(`[VAL-066] [VAL-067] by the ABI ${abi} nothing is searched`)
        .in(at('showing', 'exporting'), found)
        .on('search.requested', { criteria: { ...criteria, abi } })
        .to(at('showing', 'exporting'), { criteria }),
    ),
    rule('[VAL-067] an ABI of digits is searched by')
      .in(at('waiting'))
      .on('search.requested', { criteria: { ...criteria, abi: '03069' } })
      .to(at('totalling'), { criteria: { ...criteria, abi: '03069' } }),
    rule('[FLO-002] after the totals comes the first page')
      .in(at('totalling'))
      .on('http.200', { body: { count: 61, sums } })
      .to(at('loadingPage'), { totals: { count: 61, sums }, page: 1 })
      .asks({ page: { criteria, page: 1 } }),
    rule('[FLO-005] when nothing was found no rows are asked for')
      .in(at('totalling'))
      .on('http.200', { body: { count: 0, sums } })
      .to(at('empty'), { totals: { count: 0, sums } }),
    rule('[FLO-008] a page beyond the last one becomes the last one: 121 rows are 3 pages')
      .in(at('totalling'), { page: 900 })
      .on('http.200', { body: { count: 121, sums } })
      .to(at('loadingPage'), { page: 3 }),
    rule('[FLO-008] 120 rows are 2 pages')
      .in(at('totalling'), { page: 900 })
      .on('http.200', { body: { count: 120, sums } })
      .to(at('loadingPage'), { page: 2 }),
    rule('[FLO-003] the table shows once its rows have come')
      .in(at('loadingPage'), { totals: found.totals })
      .on('http.200', { body: { rows: [{ a: 1 }], sums } })
      .to(at('showing'), { rows: [{ a: 1 }], sums }),
    rule(
      '[FLO-006] a page that brings more rows than the 60 asked for is cut to them, and that is known',
    )
      .in(at('loadingPage'), { totals: { count: 100_000, sums } })
      .on('http.200', { body: { rows: Array.from({ length: 63 }, (_, row) => row), sums } })
      .to(at('showing'), { rows: Array.from({ length: 60 }, (_, row) => row), excess: 3 }),
    rule('[FLO-003] totals without rows show no table')
      .in(at('loadingPage'), found)
      .on('http.200', { body: { rows: [] } })
      .to(at('empty'), { totals: null, rows: [] }),
    rule('[FLO-009] another page is asked for')
      .in(at('showing'), found)
      .on('page.requested', { page: 2 })
      .to(at('loadingPage'), { page: 2 }),
    rule('so is a third, while the second is still on its way')
      .in(at('loadingPage'), { ...found, page: 2 })
      .on('page.requested', { page: 3 })
      .to(at('loadingPage'), { page: 3 })
      .asks({ page: { criteria, page: 3 } }),
    rule('[FLO-012] but there is no fourth')
      .in(at('loadingPage'), { ...found, page: 2 })
      .on('page.requested', { page: 4 })
      .to(at('loadingPage'), { page: 2 })
      .asks({}),
    rule('[FLO-011] before page 1 there is nothing')
      .in(at('showing'), found)
      .on('page.requested', { page: 0 })
      .to(at('showing'), { page: 1 }),
    rule('[FLO-012] after the last page there is nothing')
      .in(at('showing'), { ...found, page: 3 })
      .on('page.requested', { page: 4 })
      .to(at('showing'), { page: 3 }),
    rule('[FLO-009] the page that is shown is not asked for again')
      .in(at('showing'), { ...found, page: 2 })
      .on('page.requested', { page: 2 })
      .to(at('showing'), { page: 2 }),
    rule('[FLO-009] nor is the page that is already on its way')
      .in(at('loadingPage'), { ...found, page: 2 })
      .on('page.requested', { page: 2 })
      .to(at('loadingPage'), { page: 2 })
      .asks({}),
    rule('[MOV-020] ESPORTA starts the export')
      .in(at('showing'), found)
      .on('export.requested')
      .to(at('showing', 'exporting'))
      .asks({ export: { criteria, owner, count: 121, sums } }),
    rule('[MOV-020] with nothing found there is nothing to export')
      .in(at('empty'), { totals: { count: 0, sums }, rows: [] })
      .on('export.requested')
      .to(at('empty'))
      .asks({}),
    rule('[FLO-014] after an export the results are still there, and what it carried is known')
      .in(at('showing', 'exporting'), found)
      .on('xstate.done.actor.export', { output: { type: 'completed', carried } })
      .to(at('showing'), { rows: found.rows, exported: carried }),
    rule('[FLO-014] after an export that was cancelled the results are still there')
      .in(at('showing', 'exporting'), found)
      .on('xstate.done.actor.export', { output: { type: 'cancelled' } })
      .to(at('showing'), { rows: found.rows, exported: null }),
    rule('[MOV-021] [FLO-001] an export narrowed to a day searches that day, from page 1')
      .in(at('showing', 'exporting'), { ...found, page: 2 })
      .on('xstate.done.actor.export', {
        output: { type: 'narrowed', criteria: { ...criteria, day: '05' } },
      })
      .to(at('totalling'), { page: 1, rows: [], criteria: { ...criteria, day: '05' } })
      .asks({ totals: { criteria: { ...criteria, day: '05' } } }),
    rule('[ERR-016] an export that failed leads to the error page')
      .in(at('showing', 'exporting'), found)
      .on('xstate.done.actor.export', { output: { type: 'failed' } })
      .to('failed')
      .exits({ type: 'failed' }),
    rule('[FLO-001] [FLO-014] CERCA ends the export of the search before it')
      .in(at('showing', 'exporting'), found)
      .on('search.requested', { criteria: { ...criteria, month: '202610' } })
      .to(at('totalling'), { exported: null })
      .asks({ totals: { criteria: { ...criteria, month: '202610' } } }),
    rule('[VAL-069] a search without a month is none, and ends no export')
      .in(at('showing', 'exporting'), found)
      .on('search.requested', { criteria: { ...criteria, month: '' } })
      .to(at('showing', 'exporting')),
    rule('[FLO-014] an export goes on while another page of its search is read')
      .in(at('showing', 'exporting'), found)
      .on('page.requested', { page: 2 })
      .to(at('loadingPage', 'exporting')),
    rule('[FLO-005] [FLO-014] where the rows turn out to be gone, so is their export')
      .in(at('loadingPage', 'exporting'), { ...found, page: 2 })
      .on('http.200', { body: { rows: [] } })
      .to(at('empty')),
    ...['totalling', 'loadingPage'].flatMap((state) => [
      ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
        rule(`[ERR-014] [ERR-015] [ERR-017] ${type} while ${state} leads to the error page`)
          .in(at(state))
          .on(type)
          .to('failed')
          .exits({ type: 'failed' }),
      ),
    ]),
  ]);
});

lintChart(searchMachine, {
  calls: { totals: [getTotalTransaction], page: [getTransactionList] },
  children: { export: { chart: exportMachine } },
});
