import { describe } from 'vitest';
import { searchPointOfSales } from '../../acquirer/contract/points-of-sale';
import { pointChoiceMachine } from '../../machines/navigation/point-choice/point-choice.machine';
import { kiosk } from '../../paths/navigation/point-choice/point-choice.scenario';
import { bar } from '../../paths/point-of-sale/point-of-sale.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const context = { filter: '', page: 1, pages: 1, points: [] };
const open = (state: string) => ({ open: state });
const found = { points: [bar, kiosk], pages: 3, page: 1 };
const answered = (accountListItems: readonly object[], totalPage = 1, currentPage = 1) => ({
  type: 'http.200',
  body: { accountListItems, totalPage, currentPage },
});
const chosen = { type: 'point.chosen', code: kiosk.codPointOfSales };

describe('point choice: what the requirements say', () => {
  obeys(pointChoiceMachine, context, [
    {
      rule: 'nothing is asked for before the list is opened',
      starting: undefined,
      to: 'closed',
      asking: {},
    },
    {
      rule: '[HOM-012] opened, it asks for the first of all points',
      in: 'closed',
      with: { ...found, filter: 'BAR', page: 2 },
      on: { type: 'points.opened' },
      to: open('searching'),
      remembering: context,
      asking: { searchPoints: { filter: '', page: 1 } },
    },
    {
      rule: '[HOM-012] opened again it begins with all points, whatever was under way',
      in: open('failed'),
      with: { filter: 'bar' },
      on: { type: 'points.opened' },
      to: open('searching'),
      remembering: context,
    },
    {
      rule: '[HOM-011] what is typed replaces what was found, and waits for a pause',
      in: open('showing'),
      with: { ...found, page: 2 },
      on: { type: 'points.searched', filter: 'chi' },
      to: open('typing'),
      remembering: { filter: 'chi', page: 1, pages: 1, points: [] },
      asking: {},
    },
    {
      rule: '[VAL-068] more than 40 characters are not cut, and ask for nothing',
      in: open('showing'),
      with: found,
      on: { type: 'points.searched', filter: 'b'.repeat(41) },
      to: open('empty'),
      remembering: { filter: 'b'.repeat(41), points: [] },
      asking: {},
    },
    {
      rule: '[HOM-011] the same letters ask for nothing',
      in: open('showing'),
      with: { ...found, filter: 'chi' },
      on: { type: 'points.searched', filter: 'chi' },
      to: open('showing'),
      remembering: { points: found.points },
      asking: {},
    },
    {
      rule: '[HOM-012] [API-026] after the pause it searches',
      in: open('typing'),
      with: { filter: 'chi' },
      on: { type: 'xstate.after.pause.pointChoice.open.typing' },
      to: open('searching'),
      asking: { searchPoints: { filter: 'chi', page: 1 } },
    },
    {
      rule: '[HOM-013] the points are shown',
      in: open('searching'),
      on: answered([bar], 3),
      to: open('showing'),
      remembering: { points: [bar], pages: 3 },
    },
    {
      rule: '[HOM-014] those of another page follow those before',
      in: open('searching'),
      with: { points: [bar], pages: 3, page: 2 },
      on: answered([kiosk], 3, 2),
      to: open('showing'),
      remembering: { points: [bar, kiosk] },
    },
    {
      rule: '[HOM-014] a later page may turn out to be empty',
      in: open('searching'),
      with: { points: [bar], pages: 3, page: 2 },
      on: answered([], 1),
      to: open('showing'),
      remembering: { points: [bar], pages: 1 },
    },
    {
      rule: '[HOM-017] or there is none',
      in: open('searching'),
      on: answered([], 0),
      to: open('empty'),
      remembering: { points: [] },
    },
    {
      rule: '[HOM-014] at the end of the list the next page is asked for',
      in: open('showing'),
      with: found,
      on: { type: 'more.requested' },
      to: open('searching'),
      remembering: { page: 2, points: found.points },
      asking: { searchPoints: { filter: '', page: 2 } },
    },
    {
      rule: '[HOM-014] after the last page there is none',
      in: open('showing'),
      with: { ...found, page: 3 },
      on: { type: 'more.requested' },
      to: open('showing'),
      asking: {},
    },
    {
      rule: '[HOM-013] a chosen point is told',
      in: open('showing'),
      with: found,
      on: chosen,
      to: 'closed',
      doing: ['notifyPoint'],
    },
    {
      rule: '[HOM-013] none is chosen that is not listed',
      in: open('showing'),
      with: { ...found, points: [bar] },
      on: chosen,
      to: open('showing'),
      doing: [],
    },
    {
      rule: '[HOM-019] all points are told too',
      in: open('showing'),
      with: found,
      on: { type: 'point.cleared' },
      to: 'closed',
      doing: ['notifyAllPoints'],
    },
    {
      rule: '[HOM-019] they are offered only before anything is typed',
      in: open('showing'),
      with: { ...found, filter: 'bar' },
      on: { type: 'point.cleared' },
      to: open('showing'),
      doing: [],
    },
    {
      rule: 'closed without a choice nothing changes',
      in: open('showing'),
      with: found,
      on: { type: 'points.closed' },
      to: 'closed',
      doing: [],
    },
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `${type} leaves the page as it is, and says so in the list`,
      in: open('searching'),
      on: { type },
      to: open('failed'),
      doing: [],
    })),
  ]);
});

lintChart(pointChoiceMachine, { calls: { searchPoints: [searchPointOfSales] } });
