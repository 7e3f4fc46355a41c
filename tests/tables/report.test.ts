import { describe } from 'vitest';
import { getEboxList } from '../../acquirer/contract/cases';
import { getPointOfSales, searchPosPaged } from '../../acquirer/contract/points-of-sale';
import { detailReport } from '../../acquirer/contract/report';
import { reportMachine } from '../../machines/report/report.machine';
import { exportMachine } from '../../machines/shared/export/export.machine';
import {
  answer,
  shop,
} from '../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import {
  begins,
  details,
  filters,
  managers,
  report,
  typedFilters,
} from '../../paths/report/report.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const context = {
  ...begins,
  company: true,
  search: '',
  page: 1,
  pages: 2,
  points: [shop],
  details: null,
  filters: { state: '', card: '', startDate: '', endDate: '' },
  report: null,
  managers: [],
  exported: false,
};
const at = (filtering: string) => ({ filtering });
const search = (change: object = {}) => ({
  type: 'report.requested',
  filters: { ...filters, ...change },
});

describe('report: what the requirements say', () => {
  obeys(reportMachine, context, [
    rule('[REP-002] [REP-003] a company chooses among its points of sale')
      .starting({ ...begins, company: true, point: '' })
      .to(at('loadingPoints'))
      .asks({ points: { page: 1, search: '' } }),
    rule('[REP-004] [PRM-005] a shop has its own').starting(begins).to(at('ownPoint')).asks({}),
    rule('[REP-009] the address of a result asks for it again')
      .starting({ ...begins, typed: typedFilters, asksResult: true })
      .to(at('searching'), { filters, typed: typedFilters })
      .asks({ report: { ...filters, cod: '5000000001', replies: true } }),
    rule('without the extension `replyTimes` the report is asked for as the specification says')
      .starting({ ...begins, typed: typedFilters, asksResult: true, repliesOffered: false })
      .to(at('searching'))
      .asks({ report: { ...filters, cod: '5000000001' } }),
    ...[
      ['had a card, which is not kept', { hadCard: true }],
      ['asks for what may not be asked', { typed: { ...typedFilters, endDate: '22/11/2026' } }],
      ['begins in the future', { typed: { ...typedFilters, startDate: '22/11/2026' } }],
      ['has no point of sale', { point: '' }],
      ['asks for the filters only', { asksResult: false }],
    ].map(([why, change]) =>
      rule(`[REP-006] [REP-008] an address that ${why} shows the filters, filled in`)
        .starting({ ...begins, typed: typedFilters, asksResult: true, ...(change as object) })
        .to(at('ownPoint'))
        .asks({}),
    ),
    rule('what is typed in the filters is known at once, the card apart')
      .in(at('choosingPoint'))
      .on('filters.typed', { typed: { ...typedFilters, endDate: '12' } })
      .to(at('choosingPoint'), { typed: { ...typedFilters, endDate: '12' } }),
    ...['choosingPoint', 'noPoints', 'loadingPoints'].map((state) =>
      rule(`[REP-002] [REP-003] a point of sale can be searched for, from page 1 (${state})`)
        .in(at(state), { page: 2 })
        .on('points.searched', { search: 'ponte' })
        .to(at('loadingPoints'), { search: 'ponte', page: 1, points: [] })
        .asks({ points: { page: 1, search: 'ponte' } }),
    ),
    rule('[REP-002] the points of sale are shown')
      .in(at('loadingPoints'), { points: [], pages: 1 })
      .on('http.200', { body: answer })
      .to(at('choosingPoint'), { points: [shop], pages: 2 }),
    rule('[REP-002] where there are none that is said')
      .in(at('loadingPoints'))
      .on('http.200', { body: { ...answer, list: [] } })
      .to(at('noPoints'), { points: [] }),
    ...['choosingPoint', 'loadingPoints'].map((state) =>
      rule(`[REP-002] a point of sale is chosen, and stays chosen on the next page (${state})`)
        .in(at(state), { point: '' })
        .on('point.chosen', { point: '5000000001' })
        .to(at(state), { point: '5000000001' }),
    ),
    rule('[REP-002] the next page is asked for')
      .in(at('choosingPoint'))
      .on('page.requested', { page: 2 })
      .to(at('loadingPoints'), { page: 2, point: '5000000001' }),
    rule('[REP-002] the page that is shown is not asked for again')
      .in(at('choosingPoint'), { page: 2 })
      .on('page.requested', { page: 2 })
      .to(at('choosingPoint')),
    rule('[REP-002] there is no third')
      .in(at('choosingPoint'))
      .on('page.requested', { page: 3 })
      .to(at('choosingPoint')),
    rule('[REP-005] the magnifier asks for the details of the shop')
      .in(at('ownPoint'))
      .on('details.requested')
      .to(at('loadingDetails'))
      .asks({ details: { point: '5000000001' } }),
    rule('[REP-005] and shows them')
      .in(at('loadingDetails'))
      .on('http.200', { body: details })
      .to(at('showingDetails'), { details }),
    rule('[REP-005] until the popup is closed')
      .in(at('showingDetails'), { details })
      .on('dialog.closed')
      .to(at('ownPoint'), { details: null }),
    ...['choosingPoint', 'ownPoint', 'noPoints'].map((state) =>
      rule(`[REP-009] CERCA asks for the report (${state})`)
        .in(at(state), { hadCard: true })
        .on(search())
        .to(at('searching'), { filters, hadCard: false, asksResult: false })
        .asks({ report: { ...filters, cod: '5000000001', replies: true } }),
    ),
    ...[
      ['REP-010', { state: 'scadute' }],
      ['VAL-081', { card: '4'.repeat(19) }],
      ['VAL-083', { endDate: '21/11/2026' }],
      ['VAL-084', { startDate: '12/10/2026', endDate: '12/10/2026' }],
    ].map(([id, change]) =>
      rule(`[${id}] ${JSON.stringify(change)} may be asked`)
        .in(at('choosingPoint'))
        .on(search(change as object))
        .to(at('searching')),
    ),
    ...[
      ['REP-008', { startDate: '' }],
      ['REP-008', { endDate: '' }],
      ['VAL-081', { card: '4'.repeat(20) }],
      ['VAL-081', { card: '4532x' }],
      ['VAL-083', { endDate: '22/11/2026' }],
      ['VAL-084', { startDate: '2026-09-01' }],
      ['VAL-084', { startDate: '31/09/2026' }],
      ['VAL-084', { startDate: '13/10/2026' }],
    ].map(([id, change]) =>
      rule(`[${id}] ${JSON.stringify(change)} may not, and nothing is asked`)
        .in(at('choosingPoint'))
        .on(search(change as object))
        .to(at('choosingPoint')),
    ),
    rule('[REP-002] without a point of sale nothing is asked')
      .in(at('choosingPoint'), { point: '' })
      .on(search())
      .to(at('choosingPoint')),
    ...['loadingPoints', 'loadingDetails', 'showingDetails', 'searching'].map((state) =>
      rule(`[REP-009] while something is under way CERCA waits (${state})`)
        .in(at(state))
        .on(search())
        .to(at(state))
        .asks({}),
    ),
    rule('[REP-011] [API-079] the first element is the report')
      .in(at('searching'), { filters })
      .on('http.200', { body: [report, { ...report, new: 0 }] })
      .to({ result: 'naming' }, { report })
      .asks({ managers: undefined }),
    rule('[REP-012] a point without a manager shows none')
      .in(at('searching'))
      .on('http.200', { body: [{ ...report, ebox: '' }] })
      .to({ result: 'ready' })
      .asks({}),
    rule('[REP-012] a manager whose name is known is not asked for again')
      .in(at('searching'), { managers })
      .on('http.200', { body: [report] })
      .to({ result: 'ready' })
      .asks({}),
    rule('[REP-012] another manager than those known is')
      .in(at('searching'), { managers })
      .on('http.200', { body: [{ ...report, ebox: '32' }] })
      .to({ result: 'naming' }),
    rule('[REP-012] [API-066] the managers bring the name')
      .in({ result: 'naming' }, { report })
      .on('http.200', { body: { managerList: managers } })
      .to({ result: 'ready' }, { managers, report }),
    rule('[REP-012] a manager who is not among them keeps the code, and is not asked for again')
      .in({ result: 'naming' }, { report: { ...report, ebox: '32' } })
      .on('http.200', { body: { managerList: managers } })
      .to({ result: 'ready' })
      .asks({}),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
      rule(`[REP-012] without the name (${type}) the report stays, with the code`)
        .in({ result: 'naming' }, { report })
        .on(type)
        .to({ result: 'ready' }, { managers: [], report }),
    ),
    rule(
      '[FLO-013] ESPORTA of the replies writes those of the report on the screen, and asks for nothing',
    )
      .in({ result: 'ready' }, { report, filters, point: '5000000001' })
      .on('export.requested')
      .to({ result: 'exporting' })
      .asks({
        export: {
          criteria: { ...filters, cod: '5000000001' },
          count: 2,
          rows: report.replies,
        },
      }),
    ...[{ report: { ...report, replies: [] } }, { report, repliesOffered: false }].map((found) =>
      rule(`without replies there is nothing to export (${Object.keys(found)})`)
        .in({ result: 'ready' }, found)
        .on('export.requested')
        .to({ result: 'ready' })
        .asks({}),
    ),
    ...(
      [
        ['completed', true],
        ['cancelled', false],
      ] as const
    ).map(([type, exported]) =>
      rule(`[FLO-014] after an export that was ${type} the report is still there`)
        .in({ result: 'exporting' }, { report })
        .on('xstate.done.actor.export', { output: { type } })
        .to({ result: 'ready' }, { exported }),
    ),
    rule('[FLO-014] another search has not been exported yet')
      .in(at('ownPoint'), { exported: true, point: '5000000001' })
      .on(search())
      .to(at('searching'), { exported: false }),
    rule('[REP-011] no element is no result, whatever was found before')
      .in(at('searching'), { report })
      .on('http.200', { body: [] })
      .to('nothingFound', { report: null }),
    ...[{ result: 'naming' }, { result: 'ready' }, 'nothingFound'].map((state) =>
      rule(
        `[REP-015] Nuova ricerca goes back to the filters, as they were (${JSON.stringify(state)})`,
      )
        .in(state, { filters, report })
        .on('search.renewed')
        .to(at('loadingPoints'), { filters, point: '5000000001' }),
    ),
    ...['loadingPoints', 'loadingDetails', 'searching'].flatMap((state) => [
      ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
        rule(`[ERR-014] [ERR-015] [ERR-017] ${type} leads to the error page (${state})`)
          .in(at(state))
          .on(type)
          .to('failed')
          .exits({ type: 'failed' }),
      ),
    ]),
  ]);
});

lintChart(reportMachine, {
  calls: {
    points: [searchPosPaged],
    details: [getPointOfSales],
    report: [detailReport],
    managers: [getEboxList],
  },
  // So few lines need no narrowing to a day, and those on the screen no call.
  children: {
    export: { chart: exportMachine, never: ['narrowed', 'failed'] },
  },
});
