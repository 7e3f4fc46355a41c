import type { AnyMachineSnapshot } from 'xstate';
import type { CaseRow } from '../../acquirer/contract/cases';
import type { OpenCase } from '../../acquirer/contract/open-cases';
import { canReply } from '../../machines/cases/case-detail/case-detail.types';
import { casesMachine } from '../../machines/cases/cases.machine';
import { type CasesInput, toCount } from '../../machines/cases/cases.types';
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

/** The one that follows, with its page; or none follows any more. */
const nextPages = [{ row: nextRow, queue: [openRow, nextRow], inboxPage: 1, queueTotal: 2 }, null];

const atRows = listMachine.resolveState({
  value: { consulting: { results: 'showing', workbook: 'ready' } },
  context: { ...listed, criteria, rows: [row] },
} as never);

/** The input of a case. */
const asDetail = ({ context }: AnyMachineSnapshot) => ({
  state: context.state,
  suspended: context.manager?.flSuspended === '1',
  detail: null,
});

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      if (snapshot.matches('manager')) return [{ type, body: counts }];
      if (snapshot.matches({ case: 'turning' })) return nextPages.map((next) => ({ type, next }));
      if (snapshot.matches({ managers: 'shown' }))
        return toCount(snapshot.context).map((ebox) => ({ type, ebox, body: counts }));
      return [
        { type, body: { managerList: [cancelled, manager] } },
        { type, body: { managerList: [] } },
      ];
    case 'http.400':
    case 'http.403':
    case 'http.404':
    case 'http.500':
    case 'http.network':
      return snapshot.matches({ managers: 'shown' })
        ? toCount(snapshot.context).map((ebox) => ({ type, ebox }))
        : [{ type }];
    case 'manager.chosen':
      return snapshot.context.managers.map((each: object) => ({ type, manager: each }));
    case 'state.opened':
      return ['nuove', 'visione', 'annullate'].map((state) => ({ type, state }));
    case 'receipt.found':
      return [{ type, receipt }];
    case 'case.opened':
      return [{ type, caseId: row.caseId, header }];
    case 'openCase.opened':
      return [{ type, row: openRow }];
    case 'overview.counted':
      return [
        { type, overview: snapshot.context.extensions.includes('openCases') ? overview : null },
      ];
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
    'a reload of a summary': { ...input, place: { ...place, state: null, caseId: '' } },
    'a case of a back end that hands cases over': {
      ...input,
      path: '/Dispute/DettaglioPratica',
      place,
      extensions: ['assignCase'],
    },
    'a deep link': { ...input, path: '/Dispute/DettaglioPratica' },
  },
  examples,
  relevant: (snapshot) => {
    const { context } = snapshot;
    return [
      context.state,
      snapshot.matches({ case: 'open' }) && context.receipt !== null,
      context.caseId,
      context.extensions.length,
      context.queue.map(({ caseId }: OpenCase) => caseId).join(),
      context.queueTotal,
      context.overview !== null,
      context.left?.caseId,
      context.assignedTo?.eboxCode,
      context.managers.length > 0,
      context.manager?.eboxCode,
    ];
  },
  announces: ({ context }) => context.sought,
  invariants: casesInvariants,
  goesOn: {
    // What they bring is kept; their states last.
    overview: ['overview.counted'],
    readReceipt: ['receipt.found'],
    openCounts: ['http.200', 'http.400', 'http.403', 'http.404', 'http.500', 'http.network'],
  },
  calls: [
    'managers',
    'counts',
    'openCounts',
    'overview',
    'nextCase',
    'readReceipt',
    'storeReceipt',
  ],
  children: {
    list: { state: 'consulting', context: { ...listed, criteria, rows: [] } },
    inbox: {
      state: 'consulting',
      context: { ...listed, paging: 'server', pageSize: 60, criteria: everyOpenCase, rows: [] },
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
        leftOver: null,
      },
    },
  },
};
