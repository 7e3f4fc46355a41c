import { getEboxList } from '../../acquirer/contract/cases';
import { getPointOfSales, searchPosPaged } from '../../acquirer/contract/points-of-sale';
import { detailReport } from '../../acquirer/contract/report';
import { failing } from '../failing';
import { failed, flowOutput } from '../flow-result';
import { withEvent } from '../typed-chart';
import { reportSetup } from './report.setup';
import { repliesIn } from './report.types';

/** REPORT DISPUTE: which point of sale, which period, and how many cases in each state. */
export const reportMachine = reportSetup.createMachine({
  id: 'report',
  description: 'REPORT DISPUTE: il punto vendita, i filtri, il risultato',
  initial: 'filtering',
  context: ({ input }) => ({
    ...input,
    search: '',
    page: 1,
    pages: 1,
    points: [],
    details: null,
    filters: { ...input.typed, card: '' },
    report: null,
    managers: [],
    exported: false,
  }),
  states: {
    filtering: {
      description: 'Il punto vendita e i filtri',
      meta: { spec: ['REP-001', 'REP-006', 'REP-007', 'REP-008', 'REP-009'] },
      initial: 'loadingPoints',
      on: {
        'filters.typed': { actions: withEvent('keepTyped') },
        'report.requested': {
          guard: 'filtersFit',
          target: '.searching',
          actions: withEvent('keepFilters'),
          meta: { spec: ['VAL-081', 'VAL-083', 'VAL-084'], happyPath: true },
        },
      },
      states: {
        loadingPoints: {
          description: 'Chiede i punti vendita della società',
          tags: ['loading'],
          meta: { spec: ['REP-002', 'REP-003', 'API-054'] },
          always: [
            { guard: 'namesResult', target: 'searching' },
            { guard: 'isOnePoint', target: 'ownPoint', meta: { happyPath: true } },
          ],
          invoke: {
            id: 'points',
            src: 'points',
            input: ({ context }) => ({ page: context.page, search: context.search }),
          },
          on: {
            ...failing(searchPosPaged, '#report.failed'),
            'point.chosen': { actions: withEvent('keepPoint') },
            'points.searched': {
              target: 'loadingPoints',
              reenter: true,
              actions: withEvent('keepSearch'),
            },
            'http.200': [
              {
                guard: 'pointsFound',
                target: 'choosingPoint',
                actions: 'keepPoints',
                meta: { happyPath: true },
              },
              { target: 'noPoints', actions: 'keepPoints' },
            ],
          },
        },
        choosingPoint: {
          description: 'Si sceglie un punto vendita, 10 per pagina',
          meta: { spec: ['REP-002'] },
          on: {
            'point.chosen': { actions: withEvent('keepPoint') },
            'page.requested': {
              guard: 'pageExists',
              target: 'loadingPoints',
              actions: withEvent('keepPage'),
            },
            'points.searched': {
              target: 'loadingPoints',
              actions: withEvent('keepSearch'),
            },
          },
        },
        noPoints: {
          description: 'Nessun risultato',
          on: {
            'points.searched': {
              target: 'loadingPoints',
              actions: withEvent('keepSearch'),
            },
          },
        },
        ownPoint: {
          description: 'Il proprio codice, con la lente',
          meta: { spec: ['REP-004', 'PRM-005'] },
          on: {
            'details.requested': { target: 'loadingDetails', meta: { spec: ['REP-005'] } },
          },
        },
        loadingDetails: {
          description: 'Chiede i dettagli del punto vendita',
          tags: ['opening'],
          meta: { spec: ['REP-005', 'API-056'] },
          invoke: {
            id: 'details',
            src: 'details',
            input: ({ context }) => ({ point: context.point }),
          },
          on: {
            ...failing(getPointOfSales, '#report.failed'),
            'http.200': { target: 'showingDetails', actions: 'keepDetails' },
          },
        },
        showingDetails: {
          description: 'Dettagli Punto Vendita',
          meta: { spec: ['REP-005'] },
          exit: 'forgetDetails',
          on: { 'dialog.closed': 'ownPoint' },
        },
        searching: {
          description: 'Chiede il report',
          tags: ['searching'],
          meta: { spec: ['API-078', 'API-079', 'REP-009'] },
          invoke: {
            id: 'report',
            src: 'report',
            input: ({ context: { filters, point, repliesOffered } }) => ({
              ...filters,
              cod: point,
              ...(repliesOffered ? { replies: true } : {}),
            }),
          },
          on: {
            ...failing(detailReport, '#report.failed'),
            'http.200': [
              {
                guard: 'reportFound',
                target: '#report.result',
                actions: 'keepReport',
                meta: { happyPath: true },
              },
              { target: '#report.nothingFound', actions: 'keepReport' },
            ],
          },
        },
      },
    },
    result: {
      description: 'Report Dispute: le pratiche per stato',
      meta: { spec: ['REP-011', 'REP-012', 'REP-013', 'REP-014', 'REP-016'] },
      initial: 'naming',
      on: { 'search.renewed': { target: 'filtering', meta: { spec: ['REP-015'] } } },
      states: {
        naming: {
          description: 'Il report è in vista; chiede come si chiama il gestore',
          tags: ['naming'],
          meta: { spec: ['REP-012', 'API-066'] },
          always: { guard: 'nobodyToName', target: 'ready', meta: { happyPath: true } },
          invoke: { id: 'managers', src: 'managers' },
          on: {
            ...failing(getEboxList, 'ready'),
            'http.200': { target: 'ready', actions: 'keepManagers', meta: { happyPath: true } },
          },
        },
        ready: {
          description:
            'Il gestore per nome, o per codice; i tempi di risposta si possono esportare',
          meta: { spec: ['REP-012'] },
          on: {
            'export.requested': {
              guard: 'repliesFound',
              target: 'exporting',
              meta: { spec: ['FLO-013'], happyPath: true },
            },
          },
        },
        exporting: {
          description: 'Esporta i tempi di risposta in Excel',
          meta: { spec: ['BUS-011', 'FLO-014'] },
          invoke: {
            id: 'export',
            src: 'export',
            input: ({ context }) => ({
              criteria: { ...context.filters, cod: context.point },
              count: repliesIn(context).length,
              rows: repliesIn(context),
            }),
            onDone: [
              {
                guard: 'exportCompleted',
                target: 'ready',
                actions: 'markExported',
                meta: { happyPath: true },
              },
              { guard: 'exportCancelled', target: 'ready' },
            ],
          },
        },
      },
    },
    nothingFound: {
      description: 'Nessun risultato per questi filtri',
      meta: { spec: ['REP-011'] },
      on: { 'search.renewed': { target: 'filtering', meta: { spec: ['REP-015'] } } },
    },
    failed,
  },
  output: flowOutput,
});
