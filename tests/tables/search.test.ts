import { describe } from 'vitest';
import { getTotalTransaction, getTransactionList } from '../../acquirer/contract/movements';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { searchMachine } from '../../machines/shared/search/search.machine';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

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
    {
      rule: '[MOV-010] who comes without a month chooses first',
      starting: { criteria: { month: '', day: '' }, page: 1 },
      to: at('waiting'),
      asking: {},
    },
    {
      rule: '[FLO-002] who comes with one finds its totals asked for',
      starting: { criteria, page: 2 },
      to: at('totalling'),
      remembering: { page: 2 },
      asking: { totals: { criteria } },
    },
    {
      rule: '[FLO-001] CERCA while a search is still under way asks again',
      in: at('totalling'),
      on: { type: 'search.requested', criteria: { ...criteria, day: '05' } },
      to: at('totalling'),
      asking: { totals: { criteria: { ...criteria, day: '05' } } },
    },
    {
      rule: '[FLO-002] CERCA asks for the totals first',
      in: at('waiting'),
      on: { type: 'search.requested', criteria },
      to: at('totalling'),
    },
    {
      rule: '[FLO-001] CERCA goes back to page 1 and clears the results',
      in: at('showing'),
      with: { ...found, page: 2, exported: found.totals },
      on: { type: 'search.requested', criteria: { ...criteria, day: '05' } },
      to: at('totalling'),
      remembering: {
        page: 1,
        rows: [],
        sums: {},
        totals: null,
        exported: null,
        criteria: { ...criteria, day: '05' },
      },
    },
    {
      rule: '[API-029] [FLO-001] another shop in force is searched from page 1, and an export ends',
      in: at('showing', 'exporting'),
      with: { ...found, page: 2 },
      on: changedTo(otherShop),
      to: at('totalling'),
      remembering: { page: 1, rows: [], totals: null, criteria: otherShop, owner: newOwner },
      asking: { totals: { criteria: otherShop } },
    },
    {
      rule: '[API-029] before a month is chosen, too, the owner stays where the shop does',
      in: at('waiting'),
      on: changedTo({ ...criteria, codPos: '' }),
      to: at('waiting'),
      remembering: { criteria, owner },
    },
    {
      rule: '[API-029] a session that changes otherwise asks for nothing',
      in: at('showing', 'exporting'),
      with: found,
      on: changedTo({ ...criteria, month: '202601', codPos: '' }),
      to: at('showing', 'exporting'),
      remembering: { criteria, owner },
    },
    {
      rule: '[MOV-010] another shop in force searches nothing before a month is chosen',
      in: at('waiting'),
      with: { criteria: { ...criteria, month: '' } },
      on: changedTo(otherShop),
      to: at('waiting'),
      remembering: { criteria: { ...otherShop, month: '' }, owner: newOwner },
      asking: {},
    },
    {
      rule: '[VAL-069] [MOV-010] without a month nothing is searched',
      in: at('waiting'),
      on: { type: 'search.requested', criteria: { ...criteria, month: '' } },
      to: at('waiting'),
    },
    ...['IT030', '030699'].map((abi) => ({
      rule: `[VAL-066] [VAL-067] by the ABI ${abi} nothing is searched`,
      in: at('showing', 'exporting'),
      with: found,
      on: { type: 'search.requested', criteria: { ...criteria, abi } },
      to: at('showing', 'exporting'),
      remembering: { criteria },
    })),
    {
      rule: '[VAL-067] an ABI of digits is searched by',
      in: at('waiting'),
      on: { type: 'search.requested', criteria: { ...criteria, abi: '03069' } },
      to: at('totalling'),
      remembering: { criteria: { ...criteria, abi: '03069' } },
    },
    {
      rule: '[FLO-002] after the totals comes the first page',
      in: at('totalling'),
      on: { type: 'http.200', body: { count: 61, sums } },
      to: at('loadingPage'),
      remembering: { totals: { count: 61, sums }, page: 1 },
      asking: { page: { criteria, page: 1 } },
    },
    {
      rule: '[FLO-005] when nothing was found no rows are asked for',
      in: at('totalling'),
      on: { type: 'http.200', body: { count: 0, sums } },
      to: at('empty'),
      remembering: { totals: { count: 0, sums } },
    },
    {
      rule: '[FLO-008] a page beyond the last one becomes the last one: 121 rows are 3 pages',
      in: at('totalling'),
      with: { page: 900 },
      on: { type: 'http.200', body: { count: 121, sums } },
      to: at('loadingPage'),
      remembering: { page: 3 },
    },
    {
      rule: '[FLO-008] 120 rows are 2 pages',
      in: at('totalling'),
      with: { page: 900 },
      on: { type: 'http.200', body: { count: 120, sums } },
      to: at('loadingPage'),
      remembering: { page: 2 },
    },
    {
      rule: '[FLO-003] the table shows once its rows have come',
      in: at('loadingPage'),
      with: { totals: found.totals },
      on: { type: 'http.200', body: { rows: [{ a: 1 }], sums } },
      to: at('showing'),
      remembering: { rows: [{ a: 1 }], sums },
    },
    {
      rule: '[FLO-006] a page that brings more rows than the 60 asked for is cut to them, and that is known',
      in: at('loadingPage'),
      with: { totals: { count: 100_000, sums } },
      on: { type: 'http.200', body: { rows: Array.from({ length: 63 }, (_, row) => row), sums } },
      to: at('showing'),
      remembering: { rows: Array.from({ length: 60 }, (_, row) => row), excess: 3 },
    },
    {
      rule: '[FLO-003] totals without rows show no table',
      in: at('loadingPage'),
      with: found,
      on: { type: 'http.200', body: { rows: [] } },
      to: at('empty'),
      remembering: { totals: null, rows: [] },
    },
    {
      rule: '[FLO-009] another page is asked for',
      in: at('showing'),
      with: found,
      on: { type: 'page.requested', page: 2 },
      to: at('loadingPage'),
      remembering: { page: 2 },
    },
    {
      rule: 'so is a third, while the second is still on its way',
      in: at('loadingPage'),
      with: { ...found, page: 2 },
      on: { type: 'page.requested', page: 3 },
      to: at('loadingPage'),
      remembering: { page: 3 },
      asking: { page: { criteria, page: 3 } },
    },
    {
      rule: '[FLO-012] but there is no fourth',
      in: at('loadingPage'),
      with: { ...found, page: 2 },
      on: { type: 'page.requested', page: 4 },
      to: at('loadingPage'),
      remembering: { page: 2 },
      asking: {},
    },
    {
      rule: '[FLO-011] before page 1 there is nothing',
      in: at('showing'),
      with: found,
      on: { type: 'page.requested', page: 0 },
      to: at('showing'),
      remembering: { page: 1 },
    },
    {
      rule: '[FLO-012] after the last page there is nothing',
      in: at('showing'),
      with: { ...found, page: 3 },
      on: { type: 'page.requested', page: 4 },
      to: at('showing'),
      remembering: { page: 3 },
    },
    {
      rule: '[FLO-009] the page that is shown is not asked for again',
      in: at('showing'),
      with: { ...found, page: 2 },
      on: { type: 'page.requested', page: 2 },
      to: at('showing'),
      remembering: { page: 2 },
    },
    {
      rule: '[FLO-009] nor is the page that is already on its way',
      in: at('loadingPage'),
      with: { ...found, page: 2 },
      on: { type: 'page.requested', page: 2 },
      to: at('loadingPage'),
      remembering: { page: 2 },
      asking: {},
    },
    {
      rule: '[MOV-020] ESPORTA starts the export',
      in: at('showing'),
      with: found,
      on: { type: 'export.requested' },
      to: at('showing', 'exporting'),
      asking: { export: { criteria, owner, count: 121, sums } },
    },
    {
      rule: '[MOV-020] with nothing found there is nothing to export',
      in: at('empty'),
      with: { totals: { count: 0, sums }, rows: [] },
      on: { type: 'export.requested' },
      to: at('empty'),
      asking: {},
    },
    {
      rule: '[FLO-014] after an export the results are still there, and what it carried is known',
      in: at('showing', 'exporting'),
      with: found,
      on: { type: 'xstate.done.actor.export', output: { type: 'completed', carried } },
      to: at('showing'),
      remembering: { rows: found.rows, exported: carried },
    },
    {
      rule: '[FLO-014] after an export that was cancelled the results are still there',
      in: at('showing', 'exporting'),
      with: found,
      on: { type: 'xstate.done.actor.export', output: { type: 'cancelled' } },
      to: at('showing'),
      remembering: { rows: found.rows, exported: null },
    },
    {
      rule: '[MOV-021] [FLO-001] an export narrowed to a day searches that day, from page 1',
      in: at('showing', 'exporting'),
      with: { ...found, page: 2 },
      on: {
        type: 'xstate.done.actor.export',
        output: { type: 'narrowed', criteria: { ...criteria, day: '05' } },
      },
      to: at('totalling'),
      remembering: { page: 1, rows: [], criteria: { ...criteria, day: '05' } },
      asking: { totals: { criteria: { ...criteria, day: '05' } } },
    },
    {
      rule: '[ERR-016] an export that failed leads to the error page',
      in: at('showing', 'exporting'),
      with: found,
      on: { type: 'xstate.done.actor.export', output: { type: 'failed' } },
      to: 'failed',
      exit: { type: 'failed' },
    },
    {
      rule: '[ERR-013] an export may find the session expired',
      in: at('showing', 'exporting'),
      with: found,
      on: { type: 'xstate.done.actor.export', output: { type: 'sessionExpired' } },
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
    },
    {
      rule: '[FLO-001] [FLO-014] CERCA ends the export of the search before it',
      in: at('showing', 'exporting'),
      with: found,
      on: { type: 'search.requested', criteria: { ...criteria, month: '202610' } },
      to: at('totalling'),
      remembering: { exported: null },
      asking: { totals: { criteria: { ...criteria, month: '202610' } } },
    },
    {
      rule: '[VAL-069] a search without a month is none, and ends no export',
      in: at('showing', 'exporting'),
      with: found,
      on: { type: 'search.requested', criteria: { ...criteria, month: '' } },
      to: at('showing', 'exporting'),
    },
    {
      rule: '[FLO-014] an export goes on while another page of its search is read',
      in: at('showing', 'exporting'),
      with: found,
      on: { type: 'page.requested', page: 2 },
      to: at('loadingPage', 'exporting'),
    },
    {
      rule: '[FLO-005] [FLO-014] where the rows turn out to be gone, so is their export',
      in: at('loadingPage', 'exporting'),
      with: { ...found, page: 2 },
      on: { type: 'http.200', body: { rows: [] } },
      to: at('empty'),
    },
    ...['totalling', 'loadingPage'].flatMap((state) => [
      ...forEachAnswer(['http.401', 'http.408'], (type) => ({
        rule: `[ERR-013] ${type} while ${state} means the session has expired`,
        in: at(state),
        on: { type },
        to: 'sessionExpired',
        exit: { type: 'sessionExpired' },
      })),
      ...forEachAnswer(
        ['http.400', 'http.403', 'http.404', 'http.500', 'http.network'],
        (type) => ({
          rule: `[ERR-014] [ERR-015] [ERR-017] ${type} while ${state} leads to the error page`,
          in: at(state),
          on: { type },
          to: 'failed',
          exit: { type: 'failed' },
        }),
      ),
    ]),
  ]);
});

lintChart(searchMachine, {
  calls: { totals: [getTotalTransaction], page: [getTransactionList] },
  children: { export: { chart: exportMachine } },
});
