import { describe } from 'vitest';
import { searchPointOfSales } from '../../acquirer/contract/points-of-sale';
import { getSession } from '../../acquirer/contract/session';
import type { MenuPage } from '../../machines/pages';
import { homeSummaryMachine } from '../../machines/point-of-sale/home-summary/home-summary.machine';
import { pointOfSaleMachine } from '../../machines/point-of-sale/point-of-sale.machine';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const point = { code: '5000000001', name: 'Bar Centrale', index: 0 };
const summary = { offered: true, enrolled: true, codPos: '', today: '2026-11-21', inbox: false };
const context = {
  summary,
  company: true,
  lastTab: 'all',
  filter: '',
  page: 1,
  asked: 1,
  pages: 3,
  points: [],
  point: null,
  opening: 'home',
};
const at = (scope: unknown, menu = 'ready') => ({ home: { scope, menu } }) as never;
const single = (state: string, menu?: string) => at({ singlePoint: state }, menu);
const list = [{ codPointOfSales: '5000000001' }];
const menu = (page: MenuPage) => ({ type: 'menu.chosen', page });

describe('Home: what the requirements say', () => {
  obeys(pointOfSaleMachine, context, [
    rule('[HOM-009] a company begins with all its points of sale')
      .starting({ company: true, lastTab: 'all', point: null, summary })
      .to(at('allPoints'))
      .asks({ homeSummary: summary }),
    rule('[HOM-009] or with the tab it left last time, and the point it had chosen')
      .starting({ company: true, lastTab: 'single', point, summary })
      .to(single('searching'), { point, page: 1, filter: '' })
      .asks({ homeSummary: summary, searchPoints: { filter: '', page: 1 } }),
    rule('[HOM-013] [HOM-018] the page it was chosen from is the one that is shown again')
      .starting({
        company: true,
        lastTab: 'single',
        point: { ...point, page: 3, filter: 'bar' },
        summary,
      })
      .to(single('searching'), { filter: 'bar' })
      .asks({ homeSummary: summary, searchPoints: { filter: 'bar', page: 3 } }),
    ...['all', 'single'].map((lastTab) =>
      rule(`[HOM-010] [PRM-004] a shop has its own point of sale only (last tab: ${lastTab})`)
        .starting({ company: false, lastTab, point: null, summary })
        .to(at('ownPoint')),
    ),
    ...(['all', 'single'] as const).map((tab) =>
      rule(`[HOM-009] the tab that is open already asks for nothing (${tab})`)
        .in(tab === 'all' ? at('allPoints') : single('showing'), { point })
        .on('tab.opened', { tab })
        .to(tab === 'all' ? at('allPoints') : single('showing'), { point })
        .sends(),
    ),
    rule('[HOM-009] the tab of the single point searches the points of sale')
      .in(at('allPoints'))
      .on('tab.opened', { tab: 'single' })
      .to(single('searching'))
      .sends({ type: 'tab.opened', tab: 'single' }),
    rule('[HOM-019] going back to all points clears the chosen one')
      .in(single('showing'), { point, lastTab: 'single' })
      .on('tab.opened', { tab: 'all' })
      .to(at('allPoints'), { point: null })
      .sends({ type: 'point.cleared' }, { type: 'tab.opened', tab: 'all' })
      .passes({ homeSummary: { type: 'point.changed', codPos: '' } }),
    rule('[HOM-018] opening the tab of the single point keeps the chosen one')
      .in(at('allPoints'), { point })
      .on('tab.opened', { tab: 'single' })
      .to(single('searching'), { point }),
    rule('[HOM-012] CERCA searches from page 1')
      .in(single('showing'), { page: 2, asked: 2, points: list })
      .on('points.searched', { filter: 'bar' })
      .to(single('searching'), { filter: 'bar', points: [] })
      .asks({ searchPoints: { filter: 'bar', page: 1 } }),
    rule('CERCA while a search is still under way asks again')
      .in(single('searching'), { asked: 2 })
      .on('points.searched', { filter: 'bar' })
      .to(single('searching'))
      .asks({ searchPoints: { filter: 'bar', page: 1 } }),
    rule('[HOM-013] the points found are shown')
      .in(single('searching'))
      .on('http.200', { body: { accountListItems: list, totalPage: 3, currentPage: 2 } })
      .to(single('showing'), { points: list, pages: 3, page: 2 }),
    rule('[HOM-017] no point found is said')
      .in(single('searching'), { points: list })
      .on('http.200', { body: { accountListItems: [], totalPage: 0, currentPage: 1 } })
      .to(single('empty'), { points: [] }),
    rule('[HOM-016] the next page of points is asked for')
      .in(single('showing'))
      .on('page.requested', { page: 2 })
      .to(single('searching'), { page: 1 })
      .asks({ searchPoints: { filter: '', page: 2 } }),
    rule('[HOM-016] the page that is shown is not asked for again')
      .in(single('showing'), { page: 2 })
      .on('page.requested', { page: 2 })
      .to(single('showing')),
    rule('[HOM-016] there is no page after the last')
      .in(single('showing'), { page: 3 })
      .on('page.requested', { page: 4 })
      .to(single('showing')),
    rule('[HOM-013] one point is chosen, and where it was found')
      .in(single('showing'), { page: 2, filter: 'bar', points: list })
      .on('point.chosen', { point })
      .to(single('showing'), { point: { ...point, page: 2, filter: 'bar' } })
      .sends({ type: 'point.chosen', point: { ...point, page: 2, filter: 'bar' } })
      .passes({ homeSummary: { type: 'point.changed', codPos: point.code } }),
    rule('[HOM-013] a point that is still shown can be chosen while the next page is on its way')
      .in(single('searching'), { page: 1, asked: 2, filter: 'bar', points: list })
      .on('point.chosen', { point })
      .to(single('searching'), { asked: 2, point: { ...point, page: 1, filter: 'bar' } })
      .sends({ type: 'point.chosen', point: { ...point, page: 1, filter: 'bar' } })
      .passes({ homeSummary: { type: 'point.changed', codPos: point.code } }),
    rule('[HOM-013] none can be chosen where none is shown')
      .in(single('searching'))
      .on('point.chosen', { point })
      .to(single('searching'), { point: null })
      .sends(),
    ...['allPoints', 'ownPoint'].map((scope) =>
      rule(`[HOM-028] Movimenti refreshes the session before it opens (${scope})`)
        .in(at(scope))
        .on(menu('movements'))
        .to(at(scope, 'refreshingSession'), { opening: 'movements' })
        .asks({ refreshSession: { path: '/Home/Movimenti' } }),
    ),
    ...[
      menu('summaries'),
      menu('movements'),
      menu('monthlyStatistics'),
      { type: 'tab.opened', tab: 'all' },
      { type: 'points.searched', filter: 'bar' },
      { type: 'point.chosen', point },
      { type: 'page.requested', page: 2 },
    ].map((pressed) =>
      rule(
        `[HOM-028] [NAV-046] while the session is refreshed nothing else can be used (${JSON.stringify(pressed)})`,
      )
        .in(single('showing', 'refreshingSession'), {
          opening: 'movements',
          pages: 3,
          points: list,
          filter: '',
        })
        .on(pressed)
        .to(single('showing', 'refreshingSession'), {
          opening: 'movements',
          point: null,
          filter: '',
          asked: 1,
        })
        .sends()
        .asks({}),
    ),
    rule('[HOM-028] [NAV-046] nor the other tab')
      .in(at('allPoints', 'refreshingSession'), { opening: 'movements' })
      .on('tab.opened', { tab: 'single' })
      .to(at('allPoints', 'refreshingSession'))
      .sends(),
    rule('[HOM-022] a statistic opens at once')
      .in(at('allPoints'))
      .on(menu('monthlyStatistics'))
      .to('opened')
      .exits({ type: 'opened', page: 'monthlyStatistics' }),
    rule('[HOM-030] on the single point tab a page needs a chosen point first')
      .in(single('showing'))
      .on(menu('movements'))
      .to(single('showing', 'pointMissing')),
    rule('[HOM-030] a statistic needs a chosen point too')
      .in(single('empty'))
      .on(menu('monthlyStatistics'))
      .to(single('empty', 'pointMissing')),
    rule('[HOM-030] closing that dialog leaves everything as it was')
      .in(single('showing', 'pointMissing'))
      .on('dialog.closed')
      .to(single('showing')),
    rule('[HOM-028] with a chosen point the page opens')
      .in(single('showing'), { point })
      .on(menu('movements'))
      .to(single('showing', 'refreshingSession')),
    rule('[HOM-029] the page opens when the session was refreshed')
      .in(at('allPoints', 'refreshingSession'), { opening: 'movements' })
      .on('http.200', { body: null })
      .to('opened')
      .exits({ type: 'opened', page: 'movements' }),
    rule('[HOM-029] it opens also while points of sale are being searched')
      .in(single('searching', 'refreshingSession'), { point, opening: 'movements' })
      .on('http.200', { body: null })
      .to('opened')
      .exits({ type: 'opened', page: 'movements' }),
    rule('[HOM-029] no other answer than its own opens the page')
      .in(at('allPoints', 'refreshingSession'), { opening: 'movements' })
      .on('http.200', { body: { accountListItems: list, totalPage: 1, currentPage: 1 } })
      .to(at('allPoints', 'refreshingSession')),
    rule('[HOM-029] the answer of the point search does not open the page')
      .in(single('searching', 'refreshingSession'), { point, opening: 'movements' })
      .on('http.200', { body: { accountListItems: list, totalPage: 1, currentPage: 1 } })
      .to(single('showing', 'refreshingSession')),
    ...[single('searching'), at('allPoints', 'refreshingSession')].flatMap((state) => [
      ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
        rule(
          `[HOM-029] [ERR-014] [ERR-017] ${type} in ${JSON.stringify(state)} leads to the error page`,
        )
          .in(state)
          .on(type)
          .to('failed')
          .exits({ type: 'failed' }),
      ),
    ]),
  ]);
});

lintChart(pointOfSaleMachine, {
  calls: { searchPoints: [searchPointOfSales], refreshSession: [getSession] },
  children: { homeSummary: { chart: homeSummaryMachine } },
});
