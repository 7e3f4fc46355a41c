import { pointOfSaleMachine } from '../../machines/point-of-sale/point-of-sale.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { pointOfSaleInvariants } from './point-of-sale.invariants';

export const bar = {
  name: 'Bar Centrale',
  code: '5000000001',
  address: 'Via Roma 1',
  city: 'Torino',
  zip: '10121',
  codPointOfSales: '5000000001',
  emailGest: '',
};

export const chosen = { code: bar.codPointOfSales, name: bar.name, city: bar.city, index: 0 };

/** Whose figures Home asks for. */
export const summary = {
  offered: true,
  enrolled: true,
  codPos: '',
  today: '2026-11-21',
  inbox: false,
};

const place = { ebox: '31', state: 'nuove', caseId: '' };

const refreshed = { type: 'http.200', body: null };
const found = [
  { type: 'http.200', body: { accountListItems: [bar], totalPage: 2, currentPage: 1 } },
  { type: 'http.200', body: { accountListItems: [], totalPage: 0, currentPage: 1 } },
];

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      return [
        ...(snapshot.matches({ home: { menu: 'refreshingSession' } }) ? [refreshed] : []),
        ...(snapshot.matches({ home: { scope: { singlePoint: 'searching' } } }) ? found : []),
      ];
    case 'tab.opened':
      return [
        { type, tab: 'all' },
        { type, tab: 'single' },
      ];
    case 'points.searched':
      return [{ type, filter: 'bar' }];
    case 'page.requested':
      return [2, 0, 3].map((page) => ({ type, page }));
    case 'point.chosen':
      return [{ type, point: chosen }];
    case 'menu.chosen':
      return [
        { type, page: 'movements' as const },
        { type, page: 'summaries' as const },
        { type, page: 'monthlyStatistics' as const },
      ];
    default:
      return undefined;
  }
};

export const pointOfSaleScenario: Scenario = {
  name: 'Home',
  machine: pointOfSaleMachine,
  inputs: {
    'a company': { company: true, lastTab: 'all', point: null, summary },
    'a company on its single point': { company: true, lastTab: 'single', point: chosen, summary },
    'a single point of sale': { company: false, lastTab: 'all', point: null, summary },
  },
  examples,
  relevant: ({ context }) => [
    context.page,
    context.pages,
    context.points.length > 0,
    context.opening,
    context.point === null,
  ],
  invariants: pointOfSaleInvariants,
  calls: ['searchPoints', 'refreshSession'],
  children: {
    homeSummary: {
      state: 'figures',
      context: {
        requests: {
          open: 1,
          late: 0,
          thisWeek: 1,
          nearest: '2026-11-23',
          leads: place,
          others: [],
        },
        takings: null,
        unpaid: null,
        statement: null,
      },
    },
  },
};
