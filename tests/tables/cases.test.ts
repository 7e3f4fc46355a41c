import { describe, expect, it } from 'vitest';
import { createActor, type StateValue } from 'xstate';
import { eboxRequest, getEboxList } from '../../acquirer/contract/cases';
import { openCases } from '../../acquirer/contract/open-cases';
import { caseAssignmentMachine } from '../../machines/cases/case-assignment/case-assignment.machine';
import { caseDetailMachine } from '../../machines/cases/case-detail/case-detail.machine';
import { casesMachine } from '../../machines/cases/cases.machine';
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
import { forEachAnswer, obeys, rule } from './support/table';

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
const summaryPlace = { ...place, state: null, caseId: '' };
const opened = (path: string) => ({ type: 'address.opened', path: `/Dispute/${path}` });
const ended = (id: string, output: object) => ({ type: `xstate.done.actor.${id}`, output });
const nextAnswer = (next: object | null) => ({ type: 'http.200', next });
const managersAnswer = (managerList: object[]) => ({ type: 'http.200', body: { managerList } });

const overviewAnswer = (counted: typeof overview | null) => ({
  type: 'overview.counted',
  overview: counted,
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
const named = { path: '/Dispute/DettaglioPratica', named: true, managers: [], manager: null };
const nextHeader = { expiry: nextRow.expiry, contested: nextRow.amountCont };

describe('cases: what the requirements say', () => {
  obeys(casesMachine, context, [
    ...(
      [
        ['/Dispute/GestioneRichieste', null],
        ['/Dispute/StatoPratiche', null],
        ['/Dispute/StatoPratiche', { ...place, state: null }],
        ['/Dispute/DettaglioPratica', null],
        ['/Dispute/DettaglioPratica', { ...place, caseId: '' }],
        ['/ResultPage', place],
      ] as const
    ).map(([path, known]) =>
      rule(`[CAS-001] [CAS-030] ${path} with ${JSON.stringify(known)} begins with the managers`)
        .starting({ ...input, path, place: known })
        .to({ managers: 'loading' })
        .asks({ managers: undefined }),
    ),
    ...['/Dispute/StatoPratiche', '/Dispute/DettaglioPratica'].map((path) =>
      rule(`[CAS-055] a reload of ${path} goes back, if the manager is still there`)
        .starting({ ...input, path, place })
        .to('opening')
        .asks({ managers: undefined }),
    ),
    rule('[CAS-055] a reload of a case finds its manager again')
      .in('opening', {
        managers: [],
        path: '/Dispute/DettaglioPratica',
        place,
        manager: null,
        state: null,
      })
      .on(managersAnswer([cancelled, manager]))
      .to(
        { case: { open: 'page' } },
        { managers: [cancelled, manager], manager, state: 'nuove', caseId: '880' },
      ),
    rule('[CAS-055] so does a reload of the list')
      .in('opening', {
        managers: [],
        path: '/Dispute/StatoPratiche',
        place,
        manager: null,
        state: null,
      })
      .on(managersAnswer([manager]))
      .to({ manager: 'list' }, { managers: [manager], manager, state: 'nuove' }),
    rule('[CAS-006] a reload of a summary finds its manager by the address')
      .starting({ ...input, place: summaryPlace })
      .to('opening')
      .asks({ managers: undefined }),
    rule('[CAS-006] and the summary is counted again')
      .in('opening', {
        managers: [],
        place: summaryPlace,
        manager: null,
        state: null,
      })
      .on(managersAnswer([cancelled, manager]))
      .to(
        { manager: { summary: 'loading' } },
        { managers: [cancelled, manager], manager, state: null },
      )
      .asks({ counts: { ebox: '31' }, overview: { offered: false } }),
    rule('[CAS-001] an address with an unknown manager leads to the managers')
      .in('opening', {
        managers: [],
        place: { ...summaryPlace, ebox: '99' },
        manager: null,
        state: null,
      })
      .on(managersAnswer([cancelled, manager]))
      .to({ managers: 'shown' }, { managers: [cancelled, manager] }),
    rule('[CAS-030] a manager that no longer exists leads to the managers')
      .in('opening', { path: '/Dispute/DettaglioPratica', place, manager: null, state: null })
      .on(managersAnswer([cancelled]))
      .to({ managers: 'shown' }, { manager: null, caseId: '' }),
    rule('[CAS-001] [CAS-003] the managers are shown, and nothing else is asked')
      .in({ managers: 'loading' })
      .on(managersAnswer([manager, cancelled]))
      .to({ managers: 'shown' }, { managers: [manager, cancelled], open: {} })
      .asks({ openCounts: { eboxes: [] } }),
    rule('[API-069] extensions that have nothing to do with cases do not count them')
      .in({ managers: 'loading' }, { extensions: ['draftReply', 'idempotency', 'logout'] })
      .on(managersAnswer([manager]))
      .to({ managers: 'shown' })
      .asks({ openCounts: { eboxes: [] } }),
    ...['openCases', 'homeSummary'].map((extension) =>
      rule(`[API-069] where the back end offers ${extension}, the managers in force are counted`)
        .in({ managers: 'loading' }, { extensions: [extension] })
        .on(managersAnswer([manager, cancelled]))
        .to({ managers: 'shown' }, { managers: [manager, cancelled], open: {} })
        .asks({ openCounts: { eboxes: ['31'] } }),
    ),
    rule('[API-069] a count is shown as soon as it comes')
      .in({ managers: 'shown' }, { open: { 30: 2 } })
      .on('http.200', { ebox: '31', body: counts })
      .to({ managers: 'shown' }, { open: { 30: 2, 31: 16 } })
      .asks({}),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
      rule(`[API-069] a count that is answered ${type} is left out, alone`)
        .in({ managers: 'shown' }, { open: { 30: 2 } })
        .on(type, { ebox: '31' })
        .to({ managers: 'shown' }, { open: { 30: 2, 31: null } })
        .asks({}),
    ),
    rule('[CAS-001] where there is none that is said')
      .in({ managers: 'loading' })
      .on(managersAnswer([]))
      .to({ managers: 'shown' }, { managers: [] }),
    ...[manager, cancelled].map((each) =>
      rule(`[CAS-002] [CAS-005] a manager with flSuspended ${each.flSuspended} can be opened`)
        .in({ managers: 'shown' }, { manager: null })
        .on('manager.chosen', { manager: each })
        .to({ manager: { summary: 'loading' } }, { manager: each })
        .asks({ counts: { ebox: each.eboxCode }, overview: { offered: false } }),
    ),
    rule('[CAS-006] [CAS-019] the counts of each state are shown')
      .in({ manager: { summary: 'loading' } })
      .on('http.200', { body: counts })
      .to({ manager: { summary: 'showing' } }, { counts }),
    rule('[CAS-010] a state with cases opens its list, from the first page, by expiry')
      .in(
        { manager: { summary: 'showing' } },
        { order: 'pv', search: '5000000001', page: 3, codes: ['5000000001'], sought: '7788' },
      )
      .on('state.opened', { state: 'scadenza' })
      .to(
        { manager: 'list' },
        { state: 'scadenza', order: '', search: '', page: 1, codes: [], sought: '' },
      )
      .asks({
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
      }),
    rule('[CAS-010] a state without cases does not')
      .in({ manager: { summary: 'showing' } })
      .on('state.opened', { state: 'annullate' })
      .to({ manager: { summary: 'showing' } }),
    rule('[CAS-026] what is looked for among the cases of the list is there after a case')
      .in({ manager: 'list' })
      .on('case.sought', { text: '7788' })
      .to({ manager: 'list' }, { sought: '7788' }),
    rule('[CAS-024] [CAS-026] how the list is asked, and what it can be searched by, is remembered')
      .in({ manager: 'list' }, { codes: ['5000000002'] })
      .on('xstate.snapshot.list', {
        snapshot: {
          context: { criteria: { order: 'importo', search: '' }, page: 2, rows: [row, row] },
        },
      })
      .to(
        { manager: 'list' },
        {
          order: 'importo',
          search: '',
          page: 2,
          codes: ['5000000001', '5000000002'],
        },
      ),
    rule('[CAS-028] the expiry of a row opens its case')
      .in({ manager: 'list' })
      .on('case.opened', { caseId: '880', header })
      .to({ case: { open: 'page' } }, { caseId: '880' })
      .asks({
        readReceipt: { caseId: '880', ebox: '31' },
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
      }),
    rule('[CAS-019] the address of the open cases opens them where the back end offers them')
      .starting({ ...input, ...offering, path: '/Dispute/RichiesteAperte', inboxPage: 2 })
      .to('inbox')
      .sends({ type: 'dispute.opened', place: null })
      .asks({ inbox: { ...inboxAsked, page: 2 }, overview: { offered: true } }),
    rule('a back end without them is asked for its managers')
      .starting({ ...input, path: '/Dispute/RichiesteAperte' })
      .to({ managers: 'loading' }),
    ...[
      { managers: 'loading' },
      { managers: 'shown' },
      { manager: { summary: 'showing' } },
      { manager: 'list' },
    ].map((state) =>
      rule(`[CAS-019] the open cases of all managers are opened from ${JSON.stringify(state)}`)
        .in(state, { ...offering, overview, queue: [openRow] })
        .on('inbox.requested')
        .to('inbox', { manager: null, state: null, queue: [], queueTotal: 0 })
        .asks({ inbox: inboxAsked, overview: { offered: true } }),
    ),
    ...[{ manager: { summary: 'showing' } }, { manager: 'list' }].map((state) =>
      rule(
        `[CAS-019] where no other manager has open cases nothing leads there (${JSON.stringify(state)})`,
      )
        .in(state, {
          ...offering,
          overview: { ...overview, managers: overview.managers.slice(0, 1) },
        })
        .on('inbox.requested')
        .to(state),
    ),
    rule('[CAS-019] a back end without open cases leads there from no list of managers')
      .in({ managers: 'shown' })
      .on('inbox.requested')
      .to({ managers: 'shown' }),
    ...[{ type: 'case.next' }, { type: 'inbox.requested' }].map((on) =>
      rule(`[CAS-050] the receipt of a case of a list leads to no open case (${on.type})`)
        .in(
          { case: 'sent' },
          { ...offering, caseId: '', receipt: { ...caseReceipt, caseId: '880' } },
        )
        .on(on)
        .to({ case: 'sent' }),
    ),
    rule('[CAS-030] Back from an open case leaves it for Forward')
      .in({ case: { open: 'page' } }, { ...fromInbox, ...offering, queueTotal: 61 })
      .on(opened('RichiesteAperte'))
      .to('inbox', { left: openRow, caseId: '', queue: [] }),
    rule('[CAS-030] and Forward opens it again, and the list goes on after it')
      .in('inbox', { manager: null, state: null, left: openRow, queue: [openRow, nextRow] })
      .on(opened('DettaglioPratica'))
      .to(
        { case: { open: 'page' } },
        {
          caseId: '880',
          state: 'nuove',
          manager: openManager,
          queue: [openRow, nextRow],
        },
      ),
    ...[[], [nextRow]].map((queue) =>
      rule(
        `[CAS-030] it comes from there also where the list has not come, or has it no more (${queue.length})`,
      )
        .in('inbox', { manager: null, state: null, left: openRow, queue })
        .on(opened('DettaglioPratica'))
        .to({ case: { open: 'page' } }, { caseId: '880', queue: [openRow] }),
    ),
    rule('[CAS-030] who goes on to the managers has left none')
      .in('inbox', { ...offering, left: openRow, queue: [openRow, nextRow] })
      .on('level.left')
      .to({ managers: 'loading' }, { left: null }),
    rule('[CAS-030] where none was left its address leaves the open cases where they are')
      .in('inbox', { ...offering, manager: null, state: null })
      .on(opened('DettaglioPratica'))
      .to('inbox'),
    rule('[CAS-030] who opens another one has left none')
      .in('inbox', { manager: null, state: null, queue: [openRow, nextRow], left: openRow })
      .on('openCase.opened', { row: nextRow })
      .to({ case: { open: 'page' } }, { caseId: '881', left: null }),
    rule('[CAS-030] the address of a list of one manager leaves the open cases where they are')
      .in('inbox', { ...offering, manager: null, state: null })
      .on(opened('StatoPratiche'))
      .to('inbox'),
    ...['inbox', { manager: 'list' }, { manager: { summary: 'loading' } }].flatMap((state) => [
      rule(`[CAS-019] the counts of all managers are remembered (${JSON.stringify(state)})`)
        .in(state)
        .on(overviewAnswer(overview))
        .to(state, { overview }),
      rule(`where they do not come nothing is said of other managers (${JSON.stringify(state)})`)
        .in(state, { overview })
        .on(overviewAnswer(null))
        .to(state, { overview: null }),
    ]),
    rule('the filters, the page and the rows of the open cases are remembered')
      .in('inbox')
      .on('xstate.snapshot.inbox', {
        snapshot: {
          context: {
            criteria: { ...everyOpenCase, state: 'nuove' },
            page: 3,
            rows: [openRow, nextRow],
            total: 130,
          },
        },
      })
      .to('inbox', {
        inbox: { ...everyOpenCase, state: 'nuove' },
        inboxPage: 3,
        queue: [openRow, nextRow],
        queueTotal: 130,
      }),
    rule('[CAS-028] an open case is opened with the manager and the state of its row')
      .in('inbox', { manager: null, state: null, queue: [openRow, nextRow] })
      .on('openCase.opened', { row: nextRow })
      .to(
        { case: { open: 'page' } },
        { caseId: '881', state: 'nuove', manager: nextManager, header: nextHeader },
      )
      .sends({
        type: 'dispute.opened',
        place: { ebox: '33', state: 'nuove', caseId: '881', header: nextHeader },
      }),
    ...[
      { state: { case: { open: 'page' } }, with: fromInbox },
      { state: { case: { open: 'page' } }, with: lastOfPage },
      {
        state: { case: 'sent' },
        with: { ...lastOfPage, caseId: '', receipt: { ...caseReceipt, caseId: '880' } },
      },
    ].map(({ state, with: remembered }, index) =>
      rule(
        `[CAS-028] [CAS-050] SUCCESSIVA asks for what follows, on the same page or after it (${index})`,
      )
        .in(state, remembered)
        .on('case.next')
        .to({ case: 'turning' })
        .asks({
          nextCase: {
            inbox: everyOpenCase,
            inboxPage: 1,
            queue: remembered.queue,
            queueTotal: 'queueTotal' in remembered ? remembered.queueTotal : 0,
            caseId: '880',
          },
        }),
    ),
    rule('[CAS-028] the case that follows is shown with its own manager, without the list between')
      .in({ case: 'turning' }, { ...lastOfPage, assignedTo: other })
      .on(nextAnswer({ row: nextRow, queue: [nextRow], inboxPage: 2, queueTotal: 62 }))
      .to(
        { case: { open: 'page' } },
        {
          caseId: '881',
          manager: nextManager,
          header: nextHeader,
          assignedTo: null,
          queue: [nextRow],
          inboxPage: 2,
          queueTotal: 62,
        },
      )
      .asks({
        readReceipt: { caseId: '881', ebox: '33' },
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
      }),
    rule('where none follows any more the open cases are shown as they are now')
      .in({ case: 'turning' }, { ...lastOfPage, ...offering })
      .on(nextAnswer(null))
      .to('inbox')
      .asks({ inbox: inboxAsked, overview: { offered: true } }),
    ...(
      [
        ['RichiesteAperte', 'inbox'],
        ['GestioneRichieste', { manager: { summary: 'loading' } }],
        ['StatoPratiche', { manager: 'list' }],
        ['DettaglioPratica', { case: 'turning' }],
      ] as const
    ).map(([page, to]) =>
      rule(`[CAS-030] Back leads away while the next case is on its way (${page})`)
        .in({ case: 'turning' }, { ...lastOfPage, ...offering })
        .on(opened(page))
        .to(to),
    ),
    rule('a case is handed over from its page, where the back end offers it')
      .in({ case: { open: 'page' } }, { caseId: '880', ...assigning })
      .on('assignment.requested')
      .to({ case: 'assigning' })
      .asks({ assignment: { caseId: '880', ebox: '31' } }),
    ...[
      { managers: [nextManager], to: { case: 'assigning' } as const },
      { managers: [openManager], to: undefined },
      { managers: [openManager, { ...nextManager, flSuspended: '1' }], to: undefined },
    ].map(({ managers, to }) =>
      rule(
        `[PRM-013] it is offered where another manager in force is seen, and only there (${managers.length}, ${to})`,
      )
        .in({ case: { open: 'page' } }, { caseId: '880', ...assigning, managers })
        .on('assignment.requested' as const)
        .to(to ?? { case: { open: 'page' } }),
    ),
    rule('elsewhere it is not')
      .in({ case: { open: 'page' } }, { caseId: '880' })
      .on('assignment.requested')
      .to({ case: { open: 'page' } })
      .asks({}),
    rule('a case that was handed over is shown again, with the manager who has it now')
      .in({ case: 'assigning' }, { caseId: '880', header, ...assigning })
      .on(ended('assignment', { type: 'completed', manager: other }))
      .to({ case: { open: 'page' } }, { assignedTo: other, manager, caseId: '880' })
      .asks({
        readReceipt: { caseId: '880', ebox: '33' },
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
      }),
    rule('[CAS-005] so is one that a manager who is ANNULLATO had: it can be answered')
      .in(
        { case: 'assigning' },
        { caseId: '880', header, manager: cancelled, assignedTo: other, ...assigning },
      )
      .on(ended('assignment', { type: 'cancelled' }))
      .to({ case: { open: 'page' } }, { assignedTo: other, manager: cancelled })
      .asks({
        readReceipt: { caseId: '880', ebox: '33' },
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
      }),
    rule('it can be handed over again by the one who has it')
      .in({ case: { open: 'page' } }, { caseId: '880', assignedTo: other, ...assigning })
      .on('assignment.requested')
      .to({ case: 'assigning' })
      .asks({ assignment: { caseId: '880', ebox: '33' } }),
    ...(
      [
        ['RichiesteAperte', 'inbox', fromInbox],
        ['GestioneRichieste', { manager: { summary: 'loading' } }, { caseId: '880' }],
        ['StatoPratiche', { manager: 'list' }, { caseId: '880' }],
        ['DettaglioPratica', { case: { open: 'page' } }, { caseId: '880' }],
      ] as const
    ).map(([page, to, remembered]) =>
      rule(`[CAS-030] Back leads away from the handover (${page})`)
        .in({ case: 'assigning' }, { ...remembered, ...assigning })
        .on(opened(page))
        .to(to),
    ),
    rule('[CAS-030] an address that is no level of it leaves the handover where it is')
      .in({ case: 'assigning' }, { caseId: '880', ...assigning })
      .on(opened('AltraPagina'))
      .to({ case: 'assigning' }),
    rule(`[ERR-014] a handover that ends with failed ends the flow so`)
      .in({ case: 'assigning' })
      .on(ended('assignment', { type: 'failed' }))
      .to('failed')
      .exits({ type: 'failed' }),
    ...[
      {
        what: 'a case of the list',
        in: { manager: 'list' },
        with: {},
        on: { type: 'case.opened', caseId: '881', header },
      },
      {
        what: 'an open case',
        in: 'inbox',
        with: {},
        on: { type: 'openCase.opened', row: nextRow },
      },
    ].map((before) =>
      rule(`${before.what} is with its own manager, not with the one who got the case before`)
        .in(before.in, { ...before.with, assignedTo: other })
        .on(before.on)
        .to({ case: { open: 'page' } }, { assignedTo: null, caseId: '881' }),
    ),
    rule('who got a case is forgotten with its manager')
      .in('inbox', { assignedTo: other })
      .on('level.left')
      .to({ managers: 'loading' }, { assignedTo: null }),
    ...[
      ['the last one', { ...fromInbox, queueTotal: 60, caseId: '881' }],
      ['the last one of the last page', { ...lastOfPage, inboxPage: 2 }],
      ['a case of a list', { caseId: '880', queueTotal: 61 }],
    ].map(([what, remembered]) =>
      rule(`after ${what} there is no next one`)
        .in({ case: { open: 'page' } }, remembered as Record<string, unknown>)
        .on('case.next')
        .to({ case: { open: 'page' } }),
    ),
    rule('[CAS-046] INDIETRO in a case of the open ones goes back to them, as they were asked')
      .in({ case: { open: 'page' } }, { ...fromInbox, ...offering, inboxPage: 2 })
      .on(ended('detail', { type: 'cancelled' }))
      .to('inbox')
      .asks({ inbox: { ...inboxAsked, page: 2 }, overview: { offered: true } }),
    rule('[CAS-030] so does Back of the browser')
      .in({ case: { open: 'page' } }, { ...fromInbox, ...offering })
      .on(opened('RichiesteAperte'))
      .to('inbox'),
    rule('[CAS-030] a case of a list does not go there')
      .in({ case: { open: 'page' } }, { caseId: '880', ...offering })
      .on(opened('RichiesteAperte'))
      .to({ case: { open: 'page' } }),
    ...[{ type: 'inbox.requested' }, opened('RichiesteAperte')].map((on) =>
      rule(`[CAS-050] the receipt of an open case leads back to them (${on.type})`)
        .in(
          { case: 'sent' },
          { ...fromInbox, caseId: '', receipt: { ...caseReceipt, caseId: '880' } },
        )
        .on(on)
        .to('inbox'),
    ),
    rule('[CAS-030] a case that is opened from its list goes back there, whatever was open before')
      .in({ manager: 'list' }, { queue: [openRow] })
      .on('case.opened', { caseId: '880', header })
      .to({ case: { open: 'page' } }, { queue: [] }),
    ...[{ type: 'level.left' }, opened('GestioneRichieste')].map((on) =>
      rule(`[CAS-030] one level up from the open cases are the managers (${on.type})`)
        .in('inbox', { manager: null })
        .on(on)
        .to({ managers: 'loading' }),
    ),
    rule(`[ERR-014] open cases that end with failed end the flow so`)
      .in('inbox')
      .on(ended('inbox', { type: 'failed' }))
      .to('failed')
      .exits({ type: 'failed' }),
    rule('[CAS-046] INDIETRO in the case goes to the list, as it was asked')
      .in({ case: { open: 'page' } }, { caseId: '880', order: 'pv', page: 2 })
      .on(ended('detail', { type: 'cancelled' }))
      .to({ manager: 'list' }, { order: 'pv', page: 2 }),
    rule('[CAS-050] any other way out of a case asks the case')
      .in({ case: { open: 'page' } })
      .on('leaving.requested')
      .to({ case: { open: 'page' } })
      .passes({ detail: { type: 'leaving.requested' } }),
    rule('[CAS-030] one level up from the list is the summary, counted again')
      .in({ manager: 'list' })
      .on('level.left')
      .to({ manager: { summary: 'loading' } }),
    rule('[CAS-030] one level up from the summary are the managers')
      .in({ manager: { summary: 'showing' } })
      .on('level.left')
      .to({ managers: 'loading' }, { manager: null, state: null }),
    ...[
      [{ manager: { summary: 'showing' } }, 'GestioneRichieste', { managers: 'loading' }],
      [{ manager: 'list' }, 'GestioneRichieste', { manager: { summary: 'loading' } }],
      [{ case: { open: 'page' } }, 'GestioneRichieste', { manager: { summary: 'loading' } }],
      [{ case: { open: 'page' } }, 'StatoPratiche', { manager: 'list' }],
      [{ manager: { summary: 'showing' } }, 'StatoPratiche', { manager: 'list' }],
      [{ manager: 'list' }, 'DettaglioPratica', { case: { open: 'page' } }],
    ].map(([state, path, to]) =>
      rule(`[CAS-030] Back and forward from ${JSON.stringify(state)} to ${path}`)
        .in(state as StateValue, { caseId: '880' })
        .on(opened(path as string))
        .to(to as StateValue),
    ),
    rule('[CAS-030] forward to a case that was not opened stays in the list')
      .in({ manager: 'list' })
      .on(opened('DettaglioPratica'))
      .to({ manager: 'list' }),
    rule('[CAS-030] the address of the case itself leaves it where it is')
      .in({ case: { open: 'page' } }, { caseId: '880' })
      .on(opened('DettaglioPratica'))
      .to({ case: { open: 'page' } }),
    rule('[CAS-030] forward to a list without a state stays in the summary')
      .in({ manager: { summary: 'showing' } }, { state: null })
      .on(opened('StatoPratiche'))
      .to({ manager: { summary: 'showing' } }),
    rule('[CAS-050] a reply that was sent shows its receipt, which is stored, and its case is left')
      .in({ case: { open: 'page' } }, { caseId: '880' })
      .on(ended('detail', { type: 'completed', receipt }))
      .to({ case: 'sent' }, { receipt, caseId: '' })
      .sends({
        type: 'dispute.opened',
        place: { ebox: '31', state: 'nuove', caseId: '', header: null },
      })
      .asks({ storeReceipt: { receipt } }),
    rule('[CAS-050] a case that was answered from here has its receipt')
      .in({ case: { open: 'page' } }, { caseId: '880' })
      .on('receipt.found', { receipt: caseReceipt })
      .to({ case: { open: 'page' } }, { receipt: caseReceipt, caseId: '880' }),
    rule('[CAS-050] Vedi la ricevuta shows it over its case, which is not left')
      .in({ case: { open: 'page' } }, { caseId: '880', receipt: caseReceipt })
      .on('receipt.requested')
      .to({ case: { open: 'receipt' } }, { receipt: caseReceipt, caseId: '880' }),
    rule('[CAS-050] a receipt that is closed can be asked for again')
      .in({ case: { open: 'receipt' } }, { caseId: '880', receipt: caseReceipt })
      .on('receipt.closed')
      .to({ case: { open: 'page' } }, { receipt: caseReceipt, caseId: '880' }),
    rule('[CAS-050] no receipt is shown of a case that has none')
      .in({ case: { open: 'page' } }, { caseId: '880' })
      .on('receipt.requested')
      .to({ case: { open: 'page' } }),
    rule('[CAS-050] whatever receipt was seen before')
      .in({ manager: 'list' }, { receipt: caseReceipt })
      .on('case.opened', { caseId: '881', header })
      .to({ case: { open: 'page' } }, { receipt: null }),
    rule('[CAS-050] another reply to the case has another receipt')
      .in(
        { case: { open: 'page' } },
        { caseId: '880', receipt: { ...caseReceipt, message: 'La prima risposta' } },
      )
      .on(ended('detail', { type: 'completed', receipt }))
      .to({ case: 'sent' }, { receipt })
      .asks({ storeReceipt: { receipt } }),
    rule('[CAS-051] TORNA A GESTIONE DISPUTE begins with the managers')
      .in({ case: 'sent' }, { receipt })
      .on('disputes.requested')
      .to({ managers: 'loading' }),
    rule('[CAS-050] Back from the receipt does not open the reply again')
      .in({ case: 'sent' }, { receipt })
      .on(opened('DettaglioPratica'))
      .to({ manager: 'list' }),
    rule(
      '[CAS-028] [CAS-050] Back from a receipt leads where its case was opened from: Richieste aperte',
    )
      .in({ case: 'sent' }, { ...fromInbox, receipt, caseId: '' })
      .on(opened('DettaglioPratica'))
      .to('inbox'),
    rule('[CAS-055] [PRM-003] an address of a case of a manager who is none of theirs says so')
      .in('opening', { ...named, place })
      .on(managersAnswer([cancelled]))
      .to({ case: 'notFound' }),
    rule('[CAS-055] so does an address that can be of no case, whatever the session remembers')
      .in('opening', { ...named, place: null })
      .on(managersAnswer([manager]))
      .to({ case: 'notFound' }),
    rule('[CAS-055] [PRM-003] so does a case that is gone, or another’s')
      .in({ case: { open: 'page' } })
      .on(ended('detail', { type: 'notFound' }))
      .to({ case: 'notFound' }),
    rule('[CAS-046] INDIETRO leads from it to the list it was opened from')
      .in({ case: 'notFound' })
      .on('level.left')
      .to({ manager: 'list' }),
    rule('[CAS-046] [CAS-028] or to Richieste aperte')
      .in({ case: 'notFound' }, fromInbox)
      .on('level.left')
      .to('inbox'),
    rule('[CAS-046] or else to the managers')
      .in({ case: 'notFound' }, { manager: null, state: null })
      .on('level.left')
      .to({ managers: 'loading' }),
    ...(
      [
        ['GestioneRichieste', { manager: { summary: 'loading' } }],
        ['StatoPratiche', { manager: 'list' }],
      ] as const
    ).map(([path, to]) =>
      rule(`[CAS-030] and ${path} from there is asked of it`)
        .in({ case: 'notFound' })
        .on(opened(path))
        .to(to),
    ),
    rule('[CAS-030] [CAS-028] as Richieste aperte is')
      .in({ case: 'notFound' }, fromInbox)
      .on(opened('RichiesteAperte'))
      .to('inbox'),
    ...['failed'].flatMap((type) =>
      (
        [
          [{ manager: 'list' }, 'list'],
          [{ case: { open: 'page' } }, 'detail'],
        ] as const
      ).map(([state, id]) =>
        rule(`[ERR-013] [CAS-052] a ${id} that ends as ${type} ends the page so`)
          .in(state)
          .on(ended(id, { type }))
          .to(type)
          .exits({ type }),
      ),
    ),
    ...[
      'opening',
      { managers: 'loading' },
      { manager: { summary: 'loading' } },
      { case: 'turning' },
    ].flatMap((state) =>
      forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
        rule(`[ERR-014] [ERR-015] ${type} leads to the error page (${JSON.stringify(state)})`)
          .in(state)
          .on(type)
          .to('failed')
          .exits({ type: 'failed' }),
      ),
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
          overview: stubs.call('overview'),
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
  calls: {
    managers: [getEboxList],
    counts: [eboxRequest],
    openCounts: [eboxRequest],
    nextCase: [openCases],
  },
  others: {
    overview: ['overview.counted'],
    readReceipt: ['receipt.found'],
    storeReceipt: [],
  },
  children: {
    // The list is no layer: nothing closes it.
    list: { chart: listMachine, never: ['closed'] },
    inbox: { chart: listMachine, never: ['closed'] },
    detail: { chart: caseDetailMachine },
    assignment: { chart: caseAssignmentMachine },
  },
});
