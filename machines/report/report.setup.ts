import * as v from 'valibot';
import { and, assign, or, setup, stateIn } from 'xstate';
import { detailReport } from '../../acquirer/contract/report';
import { reportDateViolation } from '../../acquirer/contract/rules';
import { type FlowResult, resultIs, type StateMeta } from '../flow-result';
import { exportMachine } from '../shared/export/export.machine';
import { reportActors } from './report.actors';
import {
  type ReportContext,
  type ReportEvent,
  type ReportFilters,
  type ReportInput,
  repliesIn,
  type TypedFilters,
} from './report.types';

const isPast = (date: string, today: string) => reportDateViolation(date, today) === undefined;

const searchFits = ({ today, point }: ReportContext, filters: ReportFilters) =>
  isPast(filters.startDate, today) &&
  isPast(filters.endDate, today) &&
  v.is(detailReport.request, { ...filters, cod: point });

/** The vocabulary of the chart: what its guards ask and what its actions do. */
export const reportSetup = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    input: {} as ReportInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as {
      points: 'points';
      details: 'details';
      report: 'report';
      managers: 'managers';
      export: 'export';
    },
  },
  actors: { ...reportActors, export: exportMachine },
  guards: {
    isOnePoint: ({ context }) => !context.company,
    pointsFound: ({ event }) =>
      event.type === 'http.200' && 'list' in event.body && event.body.list.length > 0,
    pageExists: ({ context, event }) =>
      event.type === 'page.requested' &&
      event.page >= 1 &&
      event.page !== context.page &&
      event.page <= context.pages,
    // VAL-081 to VAL-084, and a point of sale: without them no call is made.
    filtersFit: and([
      or(['choosingPoint', 'noPoints', 'ownPoint'].map((filtering) => stateIn({ filtering }))),
      ({ context, event }) =>
        event.type === 'report.requested' && searchFits(context, event.filters),
    ]),
    // Without the card number of the request, the result would differ.
    namesResult: ({ context }) =>
      context.asksResult && !context.hadCard && searchFits(context, context.filters),
    reportFound: ({ event }) =>
      event.type === 'http.200' && Array.isArray(event.body) && event.body.length > 0,
    repliesFound: ({ context }) => repliesIn(context).length > 0,
    exportCompleted: resultIs('completed'),
    exportCancelled: resultIs('cancelled'),
    nobodyToName: ({ context: { report, managers } }) =>
      !report?.ebox || managers.some(({ eboxCode }) => eboxCode === report.ebox),
  },
  actions: {
    keepSearch: assign((_, { search }: { search: string }) => ({ search, page: 1, points: [] })),
    keepPage: assign((_, { page }: { page: number }) => ({ page })),
    keepPoints: assign(({ event }) =>
      event.type === 'http.200' && 'list' in event.body
        ? { points: event.body.list, pages: Math.max(1, event.body.pages) }
        : {},
    ),
    keepPoint: assign((_, { point }: { point: string }) => ({ point })),
    keepDetails: assign(({ event }) =>
      event.type === 'http.200' && 'code' in event.body ? { details: event.body } : {},
    ),
    forgetDetails: assign({ details: null }),
    keepFilters: assign((_, { filters }: { filters: ReportFilters }) => ({
      filters,
      report: null,
      hadCard: false,
      exported: false,
    })),
    keepTyped: assign((_, { typed }: { typed: TypedFilters }) => ({ typed })),
    keepReport: assign(({ event }) =>
      event.type === 'http.200' && Array.isArray(event.body)
        ? { report: event.body[0] ?? null, asksResult: false }
        : {},
    ),
    markExported: assign({ exported: true }),
    keepManagers: assign(({ event }) =>
      event.type === 'http.200' && 'managerList' in event.body
        ? { managers: event.body.managerList }
        : {},
    ),
  },
});
