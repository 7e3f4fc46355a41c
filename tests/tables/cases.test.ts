import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { eboxRequest, getEboxList } from '../../acquirer/contract/cases';
import { caseAssignmentMachine } from '../../machines/cases/case-assignment/case-assignment.machine';
import { caseDetailMachine } from '../../machines/cases/case-detail/case-detail.machine';
import { casesMachine } from '../../machines/cases/cases.machine';
import { nextCaseMachine } from '../../machines/cases/next-case/next-case.machine';
import { openOverviewMachine } from '../../machines/cases/open-overview/open-overview.machine';
import { listMachine } from '../../machines/shared/list/list.machine';
import { other } from '../../paths/cases/case-assignment/case-assignment.scenario';
import { caseReceipt, header, receipt } from '../../paths/cases/case-detail/case-detail.scenario';
import {
  cancelled,
  counts,
  everyOpenCase,
  input,
  manager,
  nextRow,
  openRow,
  overview,
  place,
  row,
} from '../../paths/cases/cases.scenario';
import { createStubs } from '../../paths/engine/stubs';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const context = {
  ...input,
  managers: [cancelled, manager],
  open: { 31: 16 },
  manager,
  assignedTo: null,
  counts,
  state: 'nuove',
  caseId: '',
  header: null,
  codes: [],
  sought: '',
  receipt: null,
  overview: null,
  queue: [],
  queueTotal: 0,
  left: null,
};
const otherPlace = { ...place, caseId: '881' };
const opened = (path: string) => ({ type: 'address.opened', path: `/Dispute/${path}` });
const ended = (id: string, output: object) => ({ type: `xstate.done.actor.${id}`, output });
const managersAnswer = (managerList: object[]) => ({ type: 'http.200', body: { managerList } });

const overviewAt = (value: 'asking' | 'known' | 'unknown', counted: typeof overview | null) => ({
  type: 'xstate.snapshot.overview',
  snapshot: openOverviewMachine.resolveState({
    value,
    context: { offered: true, overview: counted },
  }),
});

const offering = { extensions: ['openCases'] };
const inboxAsked = {
  criteria: everyOpenCase,
  owner: input.owner,
  paging: 'server',
  pageSize: 60,
  page: 1,
  onEntry: true,
  monthNeeded: false,
};
const fromInbox = { queue: [openRow, nextRow], caseId: '880' };
const lastOfPage = { queue: [openRow], queueTotal: 61, caseId: '880' };
const nextManager = {
  eboxCode: '33',
  managerCode: '',
  description: 'BAR SPORT',
  flSuspended: '0',
};
const openManager = { ...nextManager, eboxCode: '31', description: manager.description };
const assigning = { extensions: ['assignCase'], managers: [openManager, nextManager] };
const nextHeader = { expiry: nextRow.expiry, contested: nextRow.amountCont };

/** Where a case was opened from, as a reload finds it. */
const keptQueue = {
  filters: { ebox: '31', codPos: '', state: '', week: 'thisWeek' },
  page: 2,
  total: 61,
  rows: [openRow, nextRow],
} as const;
const openedFromQueue = {
  inbox: { ...keptQueue.filters, search: '' },
  inboxPage: 2,
  queue: [openRow, nextRow],
  queueTotal: 61,
};

describe('cases: what the requirements say', () => {
  obeys(casesMachine, context, [
    ...(
      [
        ['/Dispute/GestioneRichieste', place],
        ['/Dispute/StatoPratiche', null],
        ['/Dispute/StatoPratiche', { ...place, state: null }],
        ['/Dispute/DettaglioPratica', null],
        ['/Dispute/DettaglioPratica', { ...place, caseId: '' }],
        ['/ResultPage', place],
      ] as const
    ).map(([path, known]) => ({
      rule: `[CAS-001] [CAS-030] ${path} with ${JSON.stringify(known)} begins with the managers`,
      starting: { ...input, path, place: known },
      to: { managers: 'loading' },
      asking: { managers: undefined },
    })),
    ...['/Dispute/StatoPratiche', '/Dispute/DettaglioPratica'].map((path) => ({
      rule: `[CAS-055] a reload of ${path} goes back, if the manager is still there`,
      starting: { ...input, path, place },
      to: 'returning',
      asking: { managers: undefined },
    })),
    ...['/Dispute/StatoPratiche', '/Dispute/DettaglioPratica'].map((path) => ({
      rule: `[LOG-035] [CAS-055] the login after an expired session goes back to ${path}: the place was kept, the session is a new one`,
      starting: { ...input, path, draft: { place } },
      to: 'returning',
      remembering: { place },
      asking: { managers: undefined },
    })),
    {
      rule: '[CAS-055] what the session knows counts more than what was kept',
      starting: {
        ...input,
        path: '/Dispute/DettaglioPratica',
        place,
        draft: { place: otherPlace },
      },
      to: 'returning',
      remembering: { place },
    },
    {
      rule: '[CAS-001] a place that was kept is no receipt',
      starting: { ...input, path: '/ResultPage', draft: { place } },
      to: { managers: 'loading' },
      remembering: { receipt: null },
    },
    {
      rule: '[CAS-055] a reload of a case finds its manager again',
      in: 'returning',
      with: { managers: [], path: '/Dispute/DettaglioPratica', place, manager: null, state: null },
      on: managersAnswer([cancelled, manager]),
      to: { case: 'looking' },
      remembering: { managers: [cancelled, manager], manager, state: 'nuove', caseId: '880' },
    },
    {
      rule: '[CAS-055] so does a reload of the list',
      in: 'returning',
      with: { managers: [], path: '/Dispute/StatoPratiche', place, manager: null, state: null },
      on: managersAnswer([manager]),
      to: 'list',
      remembering: { managers: [manager], manager, state: 'nuove' },
    },
    {
      rule: '[CAS-006] a reload of a summary finds its manager by the address',
      starting: { ...input, ebox: '31', place },
      to: 'returning',
      asking: { managers: undefined },
    },
    {
      rule: '[CAS-006] and the summary is counted again',
      in: 'returning',
      with: {
        managers: [],
        ebox: '31',
        place: { ...place, ebox: '32' },
        manager: null,
        state: null,
      },
      on: managersAnswer([cancelled, manager]),
      to: { summary: 'loading' },
      remembering: { managers: [cancelled, manager], manager, state: null },
      asking: { counts: { ebox: '31' }, overview: { offered: false } },
    },
    {
      rule: '[CAS-001] an address with an unknown manager leads to the managers',
      in: 'returning',
      with: { managers: [], ebox: '99', place, manager: null, state: null },
      on: managersAnswer([cancelled, manager]),
      to: { managers: 'loading' },
    },
    {
      rule: '[CAS-050] a reload of the receipt finds it',
      starting: { ...input, path: '/ResultPage', draft: { manager, receipt: caseReceipt } },
      to: { result: 'storing' },
      remembering: { receipt: caseReceipt, manager },
      asking: { storeReceipt: { receipt: caseReceipt } },
    },
    {
      rule: '[CAS-030] a reload of a case of Richieste aperte knows that it was opened from there, and which one is next',
      in: 'returning',
      with: {
        managers: [],
        path: '/Dispute/DettaglioPratica',
        place,
        manager: null,
        state: null,
        draft: { place, preparing: false, queue: keptQueue },
      },
      on: managersAnswer([manager]),
      to: { case: 'looking' },
      remembering: openedFromQueue,
    },
    {
      rule: '[CAS-030] so does a reload of its receipt',
      starting: {
        ...input,
        path: '/ResultPage',
        draft: { manager, receipt: caseReceipt, queue: keptQueue },
      },
      to: { result: 'storing' },
      remembering: openedFromQueue,
    },
    ...[{ ...place, caseId: '' }, null].map((known) => ({
      rule: `[CAS-030] [CAS-050] so does a reload, or a login, while SUCCESSIVA of the receipt is on its way (${known ? 'reload' : 'login'})`,
      starting: {
        ...input,
        path: '/Dispute/DettaglioPratica',
        place: known,
        draft: { manager, receipt: caseReceipt, queue: keptQueue },
      },
      to: { result: 'storing' },
      remembering: { ...openedFromQueue, receipt: caseReceipt },
    })),
    {
      rule: '[CAS-050] [CAS-055] an address that names a case leads to it, not to the receipt of another',
      starting: {
        ...input,
        path: '/Dispute/DettaglioPratica',
        place,
        draft: { manager, receipt: caseReceipt, queue: keptQueue },
      },
      to: 'returning',
    },
    {
      rule: '[CAS-001] a receipt that was kept is shown at its own address alone',
      starting: { ...input, draft: { manager, receipt: caseReceipt } },
      to: { managers: 'loading' },
      remembering: { receipt: null },
    },
    {
      rule: '[CAS-030] a manager that no longer exists leads to the managers',
      in: 'returning',
      with: { path: '/Dispute/DettaglioPratica', place, manager: null, state: null },
      on: managersAnswer([cancelled]),
      to: { managers: 'loading' },
      remembering: { manager: null, caseId: '' },
    },
    {
      rule: '[CAS-001] [CAS-003] the managers are shown, and nothing else is asked',
      in: { managers: 'loading' },
      on: managersAnswer([manager, cancelled]),
      to: { managers: { choosing: 'notCounted' } },
      remembering: { managers: [manager, cancelled], open: {} },
      asking: {},
    },
    {
      rule: '[API-069] extensions that have nothing to do with cases do not count them',
      in: { managers: 'loading' },
      with: { extensions: ['draftReply', 'idempotency', 'logout'] },
      on: managersAnswer([manager]),
      to: { managers: { choosing: 'notCounted' } },
      asking: {},
    },
    ...['openCases', 'homeSummary'].map((extension) => ({
      rule: `[API-069] where the back end offers ${extension}, the managers in force are counted`,
      in: { managers: 'loading' },
      with: { extensions: [extension] },
      on: managersAnswer([manager, cancelled]),
      to: { managers: { choosing: 'counting' } },
      remembering: { managers: [manager, cancelled], open: {} },
      asking: { openCounts: { eboxes: ['31'] } },
    })),
    {
      rule: '[API-069] a count is shown as soon as it comes',
      in: { managers: { choosing: 'counting' } },
      with: { open: { 30: 2 } },
      on: { type: 'http.200', ebox: '31', body: counts },
      to: { managers: { choosing: 'counting' } },
      remembering: { open: { 30: 2, 31: 16 } },
      asking: {},
    },
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[API-069] a count that is answered ${type} is left out, alone`,
      in: { managers: { choosing: 'counting' } },
      with: { open: { 30: 2 } },
      on: { type, ebox: '31' },
      to: { managers: { choosing: 'counting' } },
      remembering: { open: { 30: 2, 31: null } },
      asking: {},
    })),
    {
      rule: '[API-069] once all are asked, what has not come is left out',
      in: { managers: { choosing: 'counting' } },
      with: { open: {} },
      on: { type: 'requests.asked' },
      to: { managers: { choosing: 'counted' } },
      remembering: { open: {} },
    },
    {
      rule: '[CAS-001] where there is none that is said',
      in: { managers: 'loading' },
      on: managersAnswer([]),
      to: { managers: 'none' },
      remembering: { managers: [] },
    },
    ...[manager, cancelled].map((each) => ({
      rule: `[CAS-002] [CAS-005] a manager with flSuspended ${each.flSuspended} can be opened`,
      in: { managers: 'choosing' },
      with: { manager: null },
      on: { type: 'manager.chosen', manager: each },
      to: { summary: 'loading' },
      remembering: { manager: each },
      asking: { counts: { ebox: each.eboxCode }, overview: { offered: false } },
    })),
    {
      rule: '[CAS-006] [CAS-019] the counts of each state are shown',
      in: { summary: 'loading' },
      on: { type: 'http.200', body: counts },
      to: { summary: 'showing' },
      remembering: { counts },
    },
    {
      rule: '[CAS-010] a state with cases opens its list, from the first page, by expiry',
      in: { summary: 'showing' },
      with: { order: 'pv', search: '5000000001', page: 3, codes: ['5000000001'], sought: '7788' },
      on: { type: 'state.opened', state: 'scadenza' },
      to: 'list',
      remembering: { state: 'scadenza', order: '', search: '', page: 1, codes: [], sought: '' },
      asking: {
        list: {
          criteria: {
            ebox: '31',
            manager: manager.description,
            state: 'scadenza',
            order: '',
            search: '',
          },
          owner: input.owner,
          paging: 'client',
          pageSize: 10,
          page: 1,
          onEntry: true,
          monthNeeded: false,
        },
        overview: { offered: false },
      },
    },
    {
      rule: '[CAS-010] a state without cases does not',
      in: { summary: 'showing' },
      on: { type: 'state.opened', state: 'annullate' },
      to: { summary: 'showing' },
    },
    {
      rule: '[CAS-026] what is looked for among the cases of the list is there after a case',
      in: 'list',
      on: { type: 'case.sought', text: '7788' },
      to: 'list',
      remembering: { sought: '7788' },
    },
    {
      rule: '[CAS-024] [CAS-026] how the list is asked, and what it can be searched by, is remembered',
      in: 'list',
      with: { codes: ['5000000002'] },
      on: {
        type: 'xstate.snapshot.list',
        snapshot: {
          context: { criteria: { order: 'importo', search: '' }, page: 2, rows: [row, row] },
        },
      },
      to: 'list',
      remembering: {
        order: 'importo',
        search: '',
        page: 2,
        codes: ['5000000001', '5000000002'],
      },
    },
    {
      rule: '[CAS-028] the expiry of a row opens its case',
      in: 'list',
      on: { type: 'case.opened', caseId: '880', header },
      to: { case: 'looking' },
      remembering: { caseId: '880' },
      asking: {
        readReceipt: { caseId: '880' },
        detail: {
          caseId: '880',
          ebox: '31',
          state: 'nuove',
          suspended: false,
          header,
          desk: input.desk,
          limits: input.limits,
          extensions: input.extensions,
        },
      },
    },
    {
      rule: '[CAS-019] the address of the open cases opens them where the back end offers them',
      starting: { ...input, ...offering, path: '/Dispute/RichiesteAperte', inboxPage: 2 },
      to: 'inbox',
      asking: { inbox: { ...inboxAsked, page: 2 }, overview: { offered: true } },
      sends: [{ type: 'dispute.opened', place: null }],
    },
    {
      rule: 'a back end without them is asked for its managers',
      starting: { ...input, path: '/Dispute/RichiesteAperte' },
      to: { managers: 'loading' },
    },
    ...[
      { managers: 'loading' },
      { managers: { choosing: 'counted' } },
      { managers: 'none' },
      { summary: 'showing' },
      'list',
    ].map((state) => ({
      rule: `[CAS-019] the open cases of all managers are opened from ${JSON.stringify(state)}`,
      in: state,
      with: { ...offering, overview, queue: [openRow] },
      on: { type: 'inbox.requested' },
      to: 'inbox',
      remembering: { manager: null, state: null, queue: [], queueTotal: 0 },
      asking: { inbox: inboxAsked, overview: { offered: true } },
    })),
    ...[{ summary: 'showing' }, 'list'].map((state) => ({
      rule: `[CAS-019] where no other manager has open cases nothing leads there (${JSON.stringify(state)})`,
      with: { ...offering, overview: { ...overview, managers: overview.managers.slice(0, 1) } },
      in: state,
      on: { type: 'inbox.requested' },
      to: state,
    })),
    {
      rule: '[CAS-019] a back end without open cases leads there from no list of managers',
      in: { managers: { choosing: 'notCounted' } },
      on: { type: 'inbox.requested' },
      to: { managers: { choosing: 'notCounted' } },
    },
    ...[{ type: 'case.next' }, { type: 'inbox.requested' }].map((on) => ({
      rule: `[CAS-050] the receipt of a case of a list leads to no open case (${on.type})`,
      in: { result: 'stored' },
      with: { ...offering, caseId: '', receipt: { ...caseReceipt, caseId: '880' } },
      on,
      to: { result: 'stored' },
    })),
    {
      rule: '[CAS-030] Back from an open case leaves it for Forward',
      in: { case: 'withoutReceipt' },
      with: { ...fromInbox, ...offering, queueTotal: 61 },
      on: opened('RichiesteAperte'),
      to: 'inbox',
      remembering: { left: openRow, caseId: '', queue: [] },
    },
    {
      rule: '[CAS-030] and Forward opens it again, and the list goes on after it',
      in: 'inbox',
      with: { manager: null, state: null, left: openRow, queue: [openRow, nextRow] },
      on: opened('DettaglioPratica'),
      to: { case: 'looking' },
      remembering: {
        caseId: '880',
        state: 'nuove',
        manager: openManager,
        queue: [openRow, nextRow],
      },
    },
    ...[[], [nextRow]].map((queue) => ({
      rule: `[CAS-030] it comes from there also where the list has not come, or has it no more (${queue.length})`,
      in: 'inbox',
      with: { manager: null, state: null, left: openRow, queue },
      on: opened('DettaglioPratica'),
      to: { case: 'looking' },
      remembering: { caseId: '880', queue: [openRow] },
    })),
    {
      rule: '[CAS-030] who goes on to the managers has left none',
      in: 'inbox',
      with: { ...offering, left: openRow, queue: [openRow, nextRow] },
      on: { type: 'level.left' },
      to: { managers: 'loading' },
      remembering: { left: null },
    },
    {
      rule: '[CAS-030] where none was left its address leaves the open cases where they are',
      in: 'inbox',
      with: { ...offering, manager: null, state: null },
      on: opened('DettaglioPratica'),
      to: 'inbox',
    },
    {
      rule: '[CAS-030] who opens another one has left none',
      in: 'inbox',
      with: { manager: null, state: null, queue: [openRow, nextRow], left: openRow },
      on: { type: 'openCase.opened', row: nextRow },
      to: { case: 'looking' },
      remembering: { caseId: '881', left: null },
    },
    {
      rule: '[CAS-030] the address of a list of one manager leaves the open cases where they are',
      in: 'inbox',
      with: { ...offering, manager: null, state: null },
      on: opened('StatoPratiche'),
      to: 'inbox',
    },
    ...['inbox', 'list', { summary: 'loading' }].flatMap((state) => [
      {
        rule: `[CAS-019] the counts of all managers are remembered (${JSON.stringify(state)})`,
        in: state,
        on: overviewAt('known', overview),
        to: state,
        remembering: { overview },
      },
      {
        rule: `where they do not come nothing is said of other managers (${JSON.stringify(state)})`,
        in: state,
        with: { overview },
        on: overviewAt('unknown', null),
        to: state,
        remembering: { overview: null },
      },
      {
        rule: `[CAS-019] until they come those of the page before are shown (${JSON.stringify(state)})`,
        in: state,
        with: { overview },
        on: overviewAt('asking', null),
        to: state,
        remembering: { overview },
      },
    ]),
    {
      rule: 'the filters, the page and the rows of the open cases are remembered',
      in: 'inbox',
      on: {
        type: 'xstate.snapshot.inbox',
        snapshot: {
          context: {
            criteria: { ...everyOpenCase, state: 'nuove' },
            page: 3,
            rows: [openRow, nextRow],
            total: 130,
          },
        },
      },
      to: 'inbox',
      remembering: {
        inbox: { ...everyOpenCase, state: 'nuove' },
        inboxPage: 3,
        queue: [openRow, nextRow],
        queueTotal: 130,
      },
    },
    {
      rule: '[CAS-028] an open case is opened with the manager and the state of its row',
      in: 'inbox',
      with: { manager: null, state: null, queue: [openRow, nextRow] },
      on: { type: 'openCase.opened', row: nextRow },
      to: { case: 'looking' },
      remembering: { caseId: '881', state: 'nuove', manager: nextManager, header: nextHeader },
      sends: [
        {
          type: 'dispute.opened',
          place: { ebox: '33', state: 'nuove', caseId: '881', header: nextHeader },
        },
      ],
    },
    {
      rule: '[CAS-028] SUCCESSIVA leads to the next open case, without the list between',
      in: { case: 'withoutReceipt' },
      with: fromInbox,
      on: { type: 'case.next' },
      to: { case: 'looking' },
      remembering: { caseId: '881', manager: nextManager, header: nextHeader },
      asking: {
        readReceipt: { caseId: '881' },
        detail: {
          caseId: '881',
          ebox: '33',
          state: 'nuove',
          suspended: false,
          header: nextHeader,
          desk: input.desk,
          limits: input.limits,
          extensions: input.extensions,
        },
      },
    },
    {
      rule: '[CAS-050] so it does after a reply was sent',
      in: { result: 'stored' },
      with: { ...fromInbox, caseId: '', receipt: { ...caseReceipt, caseId: '880' } },
      on: { type: 'case.next' },
      to: { case: 'looking' },
      remembering: { caseId: '881', manager: nextManager },
    },
    ...[
      { state: { case: 'withoutReceipt' }, with: lastOfPage },
      {
        state: { result: 'stored' },
        with: { ...lastOfPage, caseId: '', receipt: { ...caseReceipt, caseId: '880' } },
      },
    ].map(({ state, with: remembered }) => ({
      rule: `[CAS-028] SUCCESSIVA of the last one on its page asks for what follows (${Object.keys(state)})`,
      in: state,
      with: remembered,
      on: { type: 'case.next' },
      to: 'turning',
      asking: { nextCase: { criteria: everyOpenCase, page: 1, known: [openRow] } },
    })),
    {
      rule: '[CAS-028] the case that follows on another page is shown with its own manager',
      in: 'turning',
      with: { ...lastOfPage, assignedTo: other },
      on: ended('nextCase', {
        type: 'completed',
        row: nextRow,
        rows: [nextRow],
        page: 2,
        total: 62,
      }),
      to: { case: 'looking' },
      remembering: {
        caseId: '881',
        manager: nextManager,
        header: nextHeader,
        assignedTo: null,
        queue: [nextRow],
        inboxPage: 2,
        queueTotal: 62,
      },
    },
    {
      rule: 'where none follows any more the open cases are shown as they are now',
      in: 'turning',
      with: { ...lastOfPage, ...offering },
      on: ended('nextCase', { type: 'noneFollows' }),
      to: 'inbox',
      asking: { inbox: inboxAsked, overview: { offered: true } },
    },
    {
      rule: `[ERR-014] what follows, where it ends with failed, ends the flow so`,
      in: 'turning',
      with: lastOfPage,
      on: ended('nextCase', { type: 'failed' }),
      to: 'failed',
      exit: { type: 'failed' },
    },
    ...(
      [
        ['RichiesteAperte', 'inbox'],
        ['GestioneRichieste', { summary: 'loading' }],
        ['StatoPratiche', 'list'],
        ['DettaglioPratica', 'turning'],
      ] as const
    ).map(([page, to]) => ({
      rule: `[CAS-030] Back leads away while the next case is on its way (${page})`,
      in: 'turning',
      with: { ...lastOfPage, ...offering },
      on: opened(page),
      to,
    })),
    {
      rule: 'a case is handed over from its page, where the back end offers it',
      in: { case: 'withoutReceipt' },
      with: { caseId: '880', ...assigning },
      on: { type: 'assignment.requested' },
      to: 'assigning',
      asking: { assignment: { caseId: '880', ebox: '31' } },
    },
    ...[
      { managers: [nextManager], to: 'assigning' as const },
      { managers: [openManager], to: undefined },
      { managers: [openManager, { ...nextManager, flSuspended: '1' }], to: undefined },
    ].map(({ managers, to }) => ({
      rule: `[PRM-013] it is offered where another manager in force is seen, and only there (${managers.length}, ${to})`,
      in: { case: 'withoutReceipt' },
      with: { caseId: '880', ...assigning, managers },
      on: { type: 'assignment.requested' as const },
      to: to ?? { case: 'withoutReceipt' },
    })),
    {
      rule: 'elsewhere it is not',
      in: { case: 'withoutReceipt' },
      with: { caseId: '880' },
      on: { type: 'assignment.requested' },
      to: { case: 'withoutReceipt' },
      asking: {},
    },
    {
      rule: 'a case that was handed over is shown again, with the manager who has it now',
      in: 'assigning',
      with: { caseId: '880', header, ...assigning },
      on: ended('assignment', { type: 'completed', manager: other }),
      to: { case: 'looking' },
      remembering: { assignedTo: other, manager, caseId: '880' },
      asking: {
        readReceipt: { caseId: '880' },
        detail: {
          caseId: '880',
          ebox: '33',
          state: 'nuove',
          suspended: false,
          header,
          desk: input.desk,
          limits: input.limits,
          extensions: ['assignCase'],
        },
      },
    },
    {
      rule: '[CAS-005] so is one that a manager who is ANNULLATO had: it can be answered',
      in: 'assigning',
      with: { caseId: '880', header, manager: cancelled, assignedTo: other, ...assigning },
      on: ended('assignment', { type: 'cancelled' }),
      to: { case: 'looking' },
      remembering: { assignedTo: other, manager: cancelled },
      asking: {
        readReceipt: { caseId: '880' },
        detail: {
          caseId: '880',
          ebox: '33',
          state: 'nuove',
          suspended: false,
          header,
          desk: input.desk,
          limits: input.limits,
          extensions: ['assignCase'],
        },
      },
    },
    {
      rule: 'it can be handed over again by the one who has it',
      in: { case: 'withoutReceipt' },
      with: { caseId: '880', assignedTo: other, ...assigning },
      on: { type: 'assignment.requested' },
      to: 'assigning',
      asking: { assignment: { caseId: '880', ebox: '33' } },
    },
    ...(
      [
        ['RichiesteAperte', 'inbox', fromInbox],
        ['GestioneRichieste', { summary: 'loading' }, { caseId: '880' }],
        ['StatoPratiche', 'list', { caseId: '880' }],
        ['DettaglioPratica', { case: 'looking' }, { caseId: '880' }],
      ] as const
    ).map(([page, to, remembered]) => ({
      rule: `[CAS-030] Back leads away from the handover (${page})`,
      in: 'assigning',
      with: { ...remembered, ...assigning },
      on: opened(page),
      to,
    })),
    {
      rule: '[CAS-030] an address that is no level of it leaves the handover where it is',
      in: 'assigning',
      with: { caseId: '880', ...assigning },
      on: opened('AltraPagina'),
      to: 'assigning',
    },
    {
      rule: `[ERR-014] a handover that ends with failed ends the flow so`,
      in: 'assigning',
      on: ended('assignment', { type: 'failed' }),
      to: 'failed',
      exit: { type: 'failed' },
    },
    ...[
      {
        rule: 'the next case',
        in: { case: 'looking' },
        with: fromInbox,
        on: { type: 'case.next' },
      },
      {
        rule: 'a case of the list',
        in: 'list',
        with: {},
        on: { type: 'case.opened', caseId: '881', header },
      },
      {
        rule: 'an open case',
        in: 'inbox',
        with: {},
        on: { type: 'openCase.opened', row: nextRow },
      },
    ].map((row) => ({
      ...row,
      rule: `${row.rule} is with its own manager, not with the one who got the case before`,
      with: { ...row.with, assignedTo: other },
      to: { case: 'looking' },
      remembering: { assignedTo: null, caseId: '881' },
    })),
    {
      rule: 'who got a case is forgotten with its manager',
      in: 'inbox',
      with: { assignedTo: other },
      on: { type: 'level.left' },
      to: { managers: 'loading' },
      remembering: { assignedTo: null },
    },
    ...[
      ['the last one', { ...fromInbox, queueTotal: 60, caseId: '881' }],
      ['the last one of the last page', { ...lastOfPage, inboxPage: 2 }],
      ['a case of a list', { caseId: '880', queueTotal: 61 }],
    ].map(([what, remembered]) => ({
      rule: `after ${what} there is no next one`,
      in: { case: 'withoutReceipt' },
      with: remembered as Record<string, unknown>,
      on: { type: 'case.next' },
      to: { case: 'withoutReceipt' },
    })),
    {
      rule: '[CAS-046] INDIETRO in a case of the open ones goes back to them, as they were asked',
      in: 'case',
      with: { ...fromInbox, ...offering, inboxPage: 2 },
      on: ended('detail', { type: 'cancelled' }),
      to: 'inbox',
      asking: { inbox: { ...inboxAsked, page: 2 }, overview: { offered: true } },
    },
    {
      rule: '[CAS-030] so does Back of the browser',
      in: 'case',
      with: { ...fromInbox, ...offering },
      on: opened('RichiesteAperte'),
      to: 'inbox',
    },
    {
      rule: '[CAS-030] a case of a list does not go there',
      in: { case: 'withoutReceipt' },
      with: { caseId: '880', ...offering },
      on: opened('RichiesteAperte'),
      to: { case: 'withoutReceipt' },
    },
    ...[{ type: 'inbox.requested' }, opened('RichiesteAperte')].map((on) => ({
      rule: `[CAS-050] the receipt of an open case leads back to them (${on.type})`,
      in: { result: 'stored' },
      with: { ...fromInbox, caseId: '', receipt: { ...caseReceipt, caseId: '880' } },
      on,
      to: 'inbox',
    })),
    {
      rule: '[CAS-030] a case that is opened from its list goes back there, whatever was open before',
      in: 'list',
      with: { queue: [openRow] },
      on: { type: 'case.opened', caseId: '880', header },
      to: { case: 'looking' },
      remembering: { queue: [] },
    },
    ...[{ type: 'level.left' }, opened('GestioneRichieste')].map((on) => ({
      rule: `[CAS-030] one level up from the open cases are the managers (${on.type})`,
      in: 'inbox',
      on,
      to: { managers: 'loading' },
    })),
    {
      rule: `[ERR-014] open cases that end with failed end the flow so`,
      in: 'inbox',
      on: ended('inbox', { type: 'failed' }),
      to: 'failed',
      exit: { type: 'failed' },
    },
    {
      rule: '[CAS-046] INDIETRO in the case goes to the list, as it was asked',
      in: 'case',
      with: { caseId: '880', order: 'pv', page: 2 },
      on: ended('detail', { type: 'cancelled' }),
      to: 'list',
      remembering: { order: 'pv', page: 2 },
    },
    {
      rule: '[CAS-050] any other way out of a case asks the case',
      in: { case: 'withoutReceipt' },
      on: { type: 'leaving.requested' },
      to: { case: 'withoutReceipt' },
      passing: { detail: { type: 'leaving.requested' } },
    },
    {
      rule: '[CAS-030] one level up from the list is the summary, counted again',
      in: 'list',
      on: { type: 'level.left' },
      to: { summary: 'loading' },
    },
    {
      rule: '[CAS-030] one level up from the summary are the managers',
      in: { summary: 'showing' },
      on: { type: 'level.left' },
      to: { managers: 'loading' },
      remembering: { manager: null, state: null },
    },
    ...[
      [{ summary: 'showing' }, 'GestioneRichieste', { managers: 'loading' }],
      ['list', 'GestioneRichieste', { summary: 'loading' }],
      ['case', 'GestioneRichieste', { summary: 'loading' }],
      ['case', 'StatoPratiche', 'list'],
      [{ summary: 'showing' }, 'StatoPratiche', 'list'],
      ['list', 'DettaglioPratica', { case: 'looking' }],
    ].map(([state, path, to]) => ({
      rule: `[CAS-030] Back and forward from ${JSON.stringify(state)} to ${path}`,
      in: state as string,
      with: { caseId: '880' },
      on: opened(path as string),
      to: to as string,
    })),
    {
      rule: '[CAS-030] forward to a case that was not opened stays in the list',
      in: 'list',
      on: opened('DettaglioPratica'),
      to: 'list',
    },
    {
      rule: '[CAS-030] the address of the case itself leaves it where it is',
      in: { case: 'withoutReceipt' },
      with: { caseId: '880' },
      on: opened('DettaglioPratica'),
      to: { case: 'withoutReceipt' },
    },
    {
      rule: '[CAS-030] forward to a list without a state stays in the summary',
      in: { summary: 'showing' },
      with: { state: null },
      on: opened('StatoPratiche'),
      to: { summary: 'showing' },
    },
    {
      rule: '[CAS-050] a reply that was sent shows its receipt, which is stored, and its case is left',
      in: 'case',
      with: { caseId: '880' },
      on: ended('detail', { type: 'completed', receipt }),
      to: { result: 'storing' },
      remembering: { receipt, caseId: '' },
      asking: { storeReceipt: { receipt } },
      sends: [
        { type: 'dispute.opened', place: { ebox: '31', state: 'nuove', caseId: '', header: null } },
      ],
    },
    {
      rule: '[CAS-050] a receipt is stored once',
      in: { result: 'storing' },
      with: { receipt },
      on: { type: 'receipt.stored' },
      to: { result: 'stored' },
      asking: {},
    },
    {
      rule: '[CAS-050] a case that was answered from here has its receipt',
      in: { case: 'looking' },
      with: { caseId: '880' },
      on: { type: 'receipt.found', receipt: caseReceipt },
      to: { case: { answeredFromHere: 'offered' } },
      remembering: { receipt: caseReceipt, caseId: '880' },
    },
    {
      rule: '[CAS-050] a case without one has none, whatever receipt was seen before',
      in: { case: 'looking' },
      with: { caseId: '880', receipt: caseReceipt },
      on: { type: 'receipt.unknown' },
      to: { case: 'withoutReceipt' },
      remembering: { caseId: '880' },
    },
    {
      rule: '[CAS-050] Vedi la ricevuta shows it over its case, which is not left',
      in: { case: { answeredFromHere: 'offered' } },
      with: { caseId: '880', receipt: caseReceipt },
      on: { type: 'receipt.requested' },
      to: { case: { answeredFromHere: 'shown' } },
      remembering: { receipt: caseReceipt, caseId: '880' },
    },
    {
      rule: '[CAS-050] a receipt that is closed can be asked for again',
      in: { case: { answeredFromHere: 'shown' } },
      with: { caseId: '880', receipt: caseReceipt },
      on: { type: 'receipt.closed' },
      to: { case: { answeredFromHere: 'offered' } },
      remembering: { receipt: caseReceipt, caseId: '880' },
    },
    ...['looking', 'withoutReceipt'].map((state) => ({
      rule: `[CAS-050] no receipt is shown of a case that has none (${state})`,
      in: { case: state },
      with: { caseId: '880', receipt: caseReceipt },
      on: { type: 'receipt.requested' },
      to: { case: state },
    })),
    {
      rule: '[CAS-050] another reply to the case has another receipt',
      in: { case: 'answeredFromHere' },
      with: { caseId: '880', receipt: { ...caseReceipt, message: 'La prima risposta' } },
      on: ended('detail', { type: 'completed', receipt }),
      to: { result: 'storing' },
      remembering: { receipt },
      asking: { storeReceipt: { receipt } },
    },
    {
      rule: '[CAS-051] TORNA A GESTIONE DISPUTE begins with the managers',
      in: 'result',
      with: { receipt },
      on: { type: 'disputes.requested' },
      to: { managers: 'loading' },
    },
    {
      rule: '[CAS-050] Back from the receipt does not open the reply again',
      in: 'result',
      with: { receipt },
      on: opened('DettaglioPratica'),
      to: 'list',
    },
    {
      rule: '[CAS-050] nor does it where no list is known: the cases of its manager, counted',
      in: 'result',
      with: { receipt, state: null },
      on: opened('DettaglioPratica'),
      to: { summary: 'loading' },
    },
    {
      rule: '[CAS-028] [CAS-050] Back from a receipt leads where its case was opened from: Richieste aperte',
      in: 'result',
      with: { ...fromInbox, receipt, caseId: '' },
      on: opened('DettaglioPratica'),
      to: 'inbox',
    },
    {
      rule: '[CAS-055] [PRM-003] an address of a case of a manager who is none of theirs says so',
      in: 'returning',
      with: { managers: [], path: '/Dispute/DettaglioPratica', place, named: true, manager: null },
      on: managersAnswer([cancelled]),
      to: 'notFound',
    },
    {
      rule: '[CAS-055] so does an address that can be of no case, whatever the session remembers',
      starting: { ...input, path: '/Dispute/DettaglioPratica', named: true },
      to: 'notFound',
    },
    {
      rule: '[CAS-055] [PRM-003] so does a case that is gone, or another’s',
      in: { case: 'withoutReceipt' },
      on: ended('detail', { type: 'notFound' }),
      to: 'notFound',
    },
    {
      rule: '[CAS-046] INDIETRO leads from it to the list it was opened from',
      in: 'notFound',
      on: { type: 'level.left' },
      to: 'list',
    },
    {
      rule: '[CAS-046] [CAS-028] or to Richieste aperte',
      in: 'notFound',
      with: fromInbox,
      on: { type: 'level.left' },
      to: 'inbox',
    },
    {
      rule: '[CAS-046] or else to the managers',
      in: 'notFound',
      with: { manager: null, state: null },
      on: { type: 'level.left' },
      to: { managers: 'loading' },
    },
    ...(
      [
        ['GestioneRichieste', { managers: 'loading' }],
        ['StatoPratiche', 'list'],
      ] as const
    ).map(([path, to]) => ({
      rule: `[CAS-030] and ${path} from there is asked of it`,
      in: 'notFound',
      on: opened(path),
      to,
    })),
    {
      rule: '[CAS-030] [CAS-028] as Richieste aperte is',
      in: 'notFound',
      with: fromInbox,
      on: opened('RichiesteAperte'),
      to: 'inbox',
    },
    ...['failed'].flatMap((type) =>
      (
        [
          ['list', 'list'],
          ['case', 'detail'],
        ] as const
      ).map(([state, id]) => ({
        rule: `[ERR-013] [CAS-052] a ${state} that ends as ${type} ends the page so`,
        in: state,
        on: ended(id, { type }),
        to: type,
        exit: { type },
      })),
    ),
    ...['returning', { managers: 'loading' }, { summary: 'loading' }].flatMap((state) =>
      forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
        rule: `[ERR-014] [ERR-015] ${type} leads to the error page (${JSON.stringify(state)})`,
        in: state,
        on: { type },
        to: 'failed',
        exit: { type: 'failed' },
      })),
    ),
  ]);

  const listAtWork = { state: 'consulting', context: { criteria: {}, page: 1, rows: [] } };

  it('[CAS-055] the place is emitted for the session', () => {
    const stubs = createStubs();
    const events: unknown[] = [];
    const actor = createActor(
      casesMachine.provide({
        actors: {
          managers: stubs.call('managers'),
          counts: stubs.call('counts'),

          openCounts: stubs.call('openCounts'),
          readReceipt: stubs.call('readReceipt'),
          list: stubs.child('list', listAtWork),
          detail: stubs.call('detail'),
        },
      } as never),
      { input },
    );
    actor.on('dispute.opened', (event) => events.push(event.place));
    actor.start();
    stubs.answer(managersAnswer([manager]));
    actor.send({ type: 'manager.chosen', manager });
    stubs.answer({ type: 'http.200', body: counts }, 'counts');
    actor.send({ type: 'state.opened', state: 'nuove' });
    actor.send({ type: 'case.opened', caseId: '880', header });
    actor.send({ type: 'address.opened', path: '/Dispute/GestioneRichieste' });
    actor.send({ type: 'level.left' });
    actor.stop();
    expect(events).toEqual([
      null,
      { ebox: '31', state: null, caseId: '', header: null },
      { ebox: '31', state: 'nuove', caseId: '', header: null },
      { ebox: '31', state: 'nuove', caseId: '880', header },
      { ebox: '31', state: 'nuove', caseId: '', header: null },
      null,
    ]);
  });
});

lintChart(casesMachine, {
  calls: { managers: [getEboxList], counts: [eboxRequest], openCounts: [eboxRequest] },
  others: {
    readReceipt: ['receipt.found', 'receipt.unknown'],
    storeReceipt: ['receipt.stored'],
  },
  children: {
    // The list is no layer: nothing closes it.
    list: { chart: listMachine, never: ['closed'] },
    inbox: { chart: listMachine, never: ['closed'] },
    detail: { chart: caseDetailMachine },
    assignment: { chart: caseAssignmentMachine },
    overview: { chart: openOverviewMachine },
    nextCase: { chart: nextCaseMachine },
  },
});
