import type { EboxManager } from '../../acquirer/contract/cases';
import type { Report } from '../../acquirer/contract/report';
import { reportMachine } from '../../machines/report/report.machine';
import type { ReportFilters, ReportInput } from '../../machines/report/report.types';
import {
  answer,
  shop,
} from '../dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { reportInvariants } from './report.invariants';

export const report: Report = {
  ebox: '31',
  codPV: '5000000001',
  new: 12,
  suspended: 3,
  expiring: 1,
  viewed: 4,
  canceled: 0,
  completed: 27,
  expired: 1,
  closed: 2,
  totalPractices: 50,
  replies: [
    {
      ebox: '31',
      manager: 'TRATTORIA AL PONTE SRL',
      month: '202609',
      inTime: 26,
      late: 4,
      unanswered: 3,
    },
    { ebox: '', manager: '', month: '202610', inTime: 1, late: 0, unanswered: 0 },
  ],
};

export const managers: readonly EboxManager[] = [
  { eboxCode: '31', managerCode: '12', description: 'TRATTORIA AL PONTE SRL', flSuspended: '0' },
];

export const filters: ReportFilters = {
  state: '',
  card: '',
  startDate: '01/09/2026',
  endDate: '12/10/2026',
};

export const details = {
  name: shop.name,
  code: shop.code,
  city: shop.city,
  address: shop.address,
};

const { card: _, ...typedFilters } = filters;

export { typedFilters };

export const begins: ReportInput = {
  company: false,
  point: '5000000001',
  today: '2026-11-21',
  typed: { state: '', startDate: '', endDate: '' },
  hadCard: false,
  asksResult: false,
  repliesOffered: true,
};

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      if (snapshot.matches({ filtering: 'loadingPoints' }))
        return [answer, { ...answer, list: [] }].map((body) => ({ type, body }));
      if (snapshot.matches({ filtering: 'loadingDetails' })) return [{ type, body: details }];
      if (snapshot.matches({ result: 'naming' }))
        return [{ type, body: { managerList: managers } }];
      return [[report], [{ ...report, ebox: '' }], []].map((body) => ({ type, body }));
    case 'xstate.done.actor.export':
      return childEnds('export', [
        { type: 'completed', carried: { count: 2, sums: {} } },
        { type: 'cancelled' },
      ]);
    case 'points.searched':
      return [{ type, search: 'TRATTORIA' }];
    case 'page.requested':
      return [1, 2, 0, 3].map((page) => ({ type, page }));
    case 'point.chosen':
      return [{ type, point: shop.codPointOfSales }];
    case 'filters.typed':
      return [{ type, typed: { ...typedFilters, endDate: '' } }];
    case 'report.requested':
      return [filters, { ...filters, endDate: '' }].map((each) => ({ type, filters: each }));
    default:
      return undefined;
  }
};

export const reportScenario: Scenario = {
  name: 'Report',
  machine: reportMachine,
  inputs: {
    'a company': { ...begins, company: true, point: '' },
    'a single point of sale': begins,
    'a reload of a result': { ...begins, typed: typedFilters, asksResult: true },
  },
  examples,
  relevant: ({ context }) => [
    context.company,
    context.point,
    context.page,
    context.pages,
    context.managers.length,
    context.report?.ebox,
    context.exported,
  ],
  invariants: reportInvariants,
  calls: ['points', 'details', 'report', 'managers'],
  children: {
    export: {
      state: 'working',
      context: {
        criteria: { ...filters, cod: '5000000001' },
        announced: { count: 2, sums: {} },
        owner: null,
        days: [],
        rows: report.replies,
        done: undefined,
      },
    },
  },
};
