import type { AnyMachineSnapshot } from 'xstate';
import type { CaseRow } from '../../acquirer/contract/cases';
import type { OpenCase } from '../../acquirer/contract/open-cases';
import { canReply } from '../../machines/cases/case-detail/case-detail.types';
import { casesMachine } from '../../machines/cases/cases.machine';
import type { CasesInput } from '../../machines/cases/cases.types';
import { openOverviewMachine } from '../../machines/cases/open-overview/open-overview.machine';
import { listMachine } from '../../machines/shared/list/list.machine';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { other } from './case-assignment/case-assignment.scenario';
import { desk, header, caseReceipt as receipt } from './case-detail/case-detail.scenario';
import { limits } from './case-detail/case-reply/case-reply.scenario';
import { casesInvariants } from './cases.invariants';

export const manager = {
  eboxCode: '31',
  managerCode: '5000000001',
  description: 'TRATTORIA AL PONTE',
  flSuspended: '0',
};
export const cancelled = { ...manager, eboxCode: '32', flSuspended: '1' };

/** No case is cancelled: that state is no link. */
export const counts = {
  new: 12,
  suspended: 3,
  expired: 1,
  viewed: 4,
  canceled: 0,
  completed: 27,
  closed: 2,
};

export const row: CaseRow = {
  caseId: '880',
  expiry: '2026-10-20',
  codPV: '5000000001',
  insegnaLoc: 'TRATTORIA AL PONTE - MILANO',
  dataTrans: '2026-08-14',
  card: '453201******7788',
  amountTrans: 84.5,
  amountCont: 84.5,
  practice: '2026004711',
};

const paths = [
  '/Dispute/RichiesteAperte',
  '/Dispute/GestioneRichieste',
  '/Dispute/StatoPratiche',
  '/Dispute/DettaglioPratica',
];

const listed = {
  paging: 'client',
  pageSize: 10,
  page: 1,
  total: 0,
  sums: {},
  counts: {},
  onEntry: true,
};
const criteria = { ebox: '31', state: 'nuove', order: '', search: '' };

export const openRow = {
  ...row,
  ebox: manager.eboxCode,
  manager: manager.description,
  state: 'nuove',
  assignedFrom: 'BAR SPORT',
} as const;
export const nextRow = { ...openRow, caseId: '881', ebox: '33', manager: 'BAR SPORT' } as const;

export const overview = {
  totalElements: 36,
  weeks: { past: 1, thisWeek: 19, nextWeek: 10, later: 6 },
  managers: [
    { ebox: '31', description: manager.description, open: 16 },
    { ebox: '33', description: 'BAR SPORT', open: 20 },
  ],
  points: [{ codPV: row.codPV, insegnaLoc: row.insegnaLoc, open: 16 }],
};

export const everyOpenCase = { ebox: '', codPos: '', state: '', week: '', search: '' } as const;

const inboxAt = (rows: readonly OpenCase[], total: number) =>
  listMachine.resolveState({
    value: { consulting: { results: 'showing', workbook: 'ready' } },
    context: {
      ...listed,
      paging: 'server',
      pageSize: 60,
      criteria: everyOpenCase,
      rows,
      total,
    },
  } as never);

/** The next case is on the same page, or on the one after it. */
const inboxes = [inboxAt([openRow, nextRow], 2), inboxAt([openRow], 61)];

const atRows = listMachine.resolveState({
  value: { consulting: { results: 'showing', workbook: 'ready' } },
  context: { ...listed, criteria, rows: [row] },
} as never);

const overviewAt = openOverviewMachine.resolveState({
  value: 'known',
  context: { offered: true, overview },
});

/** The input of a case. */
const asDetail = ({ context }: AnyMachineSnapshot) => ({
  state: context.state,
  suspended: context.manager?.flSuspended === '1',
  detail: null,
});

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      if (snapshot.matches('summary')) return [{ type, body: counts }];
      return snapshot.matches({ managers: 'choosing' })
        ? [{ type, ebox: manager.eboxCode, body: counts }]
        : [
            { type, body: { managerList: [cancelled, manager] } },
            { type, body: { managerList: [] } },
          ];
    case 'http.400':
    case 'http.403':
    case 'http.404':
    case 'http.500':
    case 'http.network':
      return [{ type, ebox: manager.eboxCode }];
    case 'manager.chosen':
      return [manager, cancelled].map((each) => ({ type, manager: each }));
    case 'state.opened':
      return ['nuove', 'visione', 'annullate'].map((state) => ({ type, state }));
    case 'receipt.found':
      return [{ type, receipt }];
    case 'case.opened':
      return [{ type, caseId: row.caseId, header }];
    case 'openCase.opened':
      return [{ type, row: openRow }];
    case 'xstate.snapshot.overview':
      return snapshot.context.extensions.includes('openCases')
        ? [{ type, snapshot: overviewAt }]
        : [];
    case 'xstate.snapshot.inbox':
      return inboxes.map((snapshot) => ({ type, snapshot }));
    case 'xstate.done.actor.inbox':
      return childEnds('inbox', [{ type: 'failed' }]);
    case 'xstate.done.actor.assignment':
      return childEnds('assignment', [
        { type: 'completed', manager: other } as never,
        { type: 'cancelled' },
        { type: 'failed' },
      ]);
    case 'xstate.done.actor.nextCase':
      return childEnds('nextCase', [
        { type: 'completed', row: nextRow, rows: [openRow, nextRow], page: 1, total: 2 } as never,
        { type: 'noneFollows' } as never,
        { type: 'failed' },
      ]);
    case 'case.sought':
      return [{ type, text: '7788' }];
    case 'address.opened':
      return paths.map((path) => ({ type, path }));
    case 'xstate.snapshot.list':
      return [{ type, snapshot: atRows }];
    case 'xstate.done.actor.list':
      return childEnds('list', [{ type: 'failed' }]);
    case 'xstate.done.actor.detail':
      return childEnds('detail', [
        { type: 'cancelled' },
        ...(canReply(asDetail(snapshot)) ? [{ type: 'completed', receipt } as const] : []),
        { type: 'notFound' },
        { type: 'failed' },
      ]);
    default:
      return undefined;
  }
};

export const input: CasesInput = {
  path: '/Dispute/GestioneRichieste',
  place: null,
  named: false,
  ebox: '',
  draft: null,
  order: '',
  search: '',
  owner: { company: 'ALFA S.R.L.', code: '0001234', point: '', brand: '' },
  page: 1,
  inbox: everyOpenCase,
  inboxPage: 1,
  desk,
  limits,
  extensions: [],
};

export const place = { ebox: '31', state: 'nuove', caseId: '880', header: null } as const;

export const casesScenario: Scenario = {
  name: 'Cases',
  machine: casesMachine,
  inputs: {
    'from the managers': input,
    'from managers that are counted': { ...input, extensions: ['openCases'] },
    'a reload of the open cases': {
      ...input,
      path: '/Dispute/RichiesteAperte',
      extensions: ['openCases', 'assignCase'],
    },
    'a reload of a case': { ...input, path: '/Dispute/DettaglioPratica', place },
    'a case of its address': { ...input, path: '/Dispute/DettaglioPratica', place, named: true },
    'an address of no case': { ...input, path: '/Dispute/DettaglioPratica', named: true },
    'a reload of the list': { ...input, path: '/Dispute/StatoPratiche', place },
    'a reload of a summary': { ...input, ebox: '31' },
    'a case, at the login after an expired session': {
      ...input,
      path: '/Dispute/DettaglioPratica',
      draft: { place },
    },
    'a reload of a receipt': { ...input, path: '/ResultPage', draft: { manager, receipt } },
    'a case of a back end that hands cases over': {
      ...input,
      path: '/Dispute/DettaglioPratica',
      place,
      extensions: ['assignCase'],
    },
    'a deep link': { ...input, path: '/Dispute/DettaglioPratica' },
  },
  examples,
  relevant: ({ context }) => [
    context.path,
    context.state,
    context.caseId,
    context.extensions.length,
    context.queue.map(({ caseId }: OpenCase) => caseId).join(),
    context.queueTotal,
    context.overview !== null,
    context.left?.caseId,
    context.assignedTo?.eboxCode,
    context.managers.length > 0,
    context.manager?.eboxCode,
  ],
  announces: ({ context }) => context.sought,
  invariants: casesInvariants,
  goesOn: {
    openCounts: ['http.200', 'http.400', 'http.403', 'http.404', 'http.500', 'http.network'],
  },
  calls: ['managers', 'counts', 'openCounts', 'readReceipt', 'storeReceipt'],
  children: {
    // A page accepts its counts at any time.
    overview: { state: 'asking', context: { offered: true, overview: null } },
    list: { state: 'consulting', context: { ...listed, criteria, rows: [] } },
    inbox: {
      state: 'consulting',
      context: { ...listed, paging: 'server', pageSize: 60, criteria: everyOpenCase, rows: [] },
    },
    nextCase: {
      state: 'asking',
      context: { criteria: everyOpenCase, page: 1, known: [openRow], rows: [], total: 0 },
    },
    assignment: {
      state: 'loading',
      context: { caseId: '880', ebox: '31', others: [], chosen: null, message: '' },
    },
    detail: {
      state: 'loading',
      context: {
        caseId: '880',
        ebox: '31',
        desk,
        limits,
        extensions: [],
        state: 'nuove',
        suspended: false,
        header: null,
        detail: null,
        historyPage: 1,
        wanted: null,
        receipt: null,
        leftOver: null,
      },
    },
  },
};
