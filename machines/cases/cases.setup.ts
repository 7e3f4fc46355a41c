import { and, assign, emit, sendTo, setup } from 'xstate';
import { type CaseRow, openIn } from '../../acquirer/contract/cases';
import type { OpenCase } from '../../acquirer/contract/open-cases';
import { asksAboutCases } from '../asks-about-cases';
import { type FlowResult, outputIn, resultIs, type StateMeta } from '../flow-result';
import { isAt, type PageName } from '../pages';
import type { DisputePlace } from '../portal/session';
import { listOf } from '../shared/list/list-of';
import {
  type CaseAssignmentExit,
  caseAssignmentMachine,
} from './case-assignment/case-assignment.machine';
import { caseDetailMachine } from './case-detail/case-detail.machine';
import type { CaseDetailExit } from './case-detail/case-detail.types';
import { type CaseCriteria, casesActors, type OpenCriteria } from './cases.actors';
import { queueIn, receiptIn } from './cases.draft';
import {
  atOpenCase,
  type CasesContext,
  type CasesEvent,
  type CasesInput,
  codesWith,
  countOf,
  hasNext,
  holderOf,
  isFromInbox,
  nextOf,
  offersAssignment,
  shownIn,
} from './cases.types';
import { type NextCaseExit, nextCaseMachine } from './next-case/next-case.machine';
import { openOverviewMachine } from './open-overview/open-overview.machine';
import { openElsewhere } from './open-overview/open-overview.selectors';

const opens = (event: CasesEvent, page: PageName) =>
  event.type === 'address.opened' && isAt(event.path, page);

/** The manager of the restored place, where it still exists. */
const managerAt = ({ path, ebox, place }: CasesContext, event: CasesEvent) => {
  if (event.type !== 'http.200' || !('managerList' in event.body)) return undefined;
  const asked = isAt(path, 'caseManagers') ? ebox : place?.ebox;
  return event.body.managerList.find(({ eboxCode }) => eboxCode === asked);
};

/** The vocabulary of the cases chart: what its guards ask and what its actions do. */
export const casesSetup = setup({
  types: {
    context: {} as CasesContext,
    events: {} as CasesEvent,
    input: {} as CasesInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'dispute.opened'; place: DisputePlace | null },
    children: {} as {
      managers: 'managers';
      counts: 'counts';
      openCounts: 'openCounts';
      readReceipt: 'readReceipt';
      storeReceipt: 'storeReceipt';
      list: 'list';
      inbox: 'inbox';
      overview: 'overview';
      detail: 'detail';
      assignment: 'assignment';
      nextCase: 'nextCase';
    },
  },
  actors: {
    ...casesActors,
    list: listOf<CaseRow, CaseCriteria>(),
    inbox: listOf<OpenCase, OpenCriteria>(),
    detail: caseDetailMachine,
    assignment: caseAssignmentMachine,
    overview: openOverviewMachine,
    nextCase: nextCaseMachine,
  },
  guards: {
    // The place of a reload; without its manager or its case an address leads to the managers.
    returnsToPlace: ({ context: { path, place, ebox } }) =>
      (isAt(path, 'caseManagers') && ebox !== '') ||
      (place !== null &&
        ((isAt(path, 'caseList') && place.state !== null) ||
          (isAt(path, 'caseDetail') && place.state !== null && place.caseId !== ''))),
    namesNoCase: ({ context: { path, place, named } }) =>
      isAt(path, 'caseDetail') && named && !place?.caseId,
    namesOthersCase: ({ context: { path, named } }) => isAt(path, 'caseDetail') && named,
    caseNotFound: ({ event }) => outputIn<CaseDetailExit>(event).type === 'notFound',
    returnsToInbox: ({ context }) =>
      isAt(context.path, 'openCases') && context.extensions.includes('openCases'),
    inboxOffered: ({ context }) => context.extensions.includes('openCases'),
    othersHaveOpen: ({ context }) => (openElsewhere(context.overview, context.manager) ?? 0) > 0,
    cameFromInbox: ({ context }) => isFromInbox(context),
    caseLeftToInbox: and(['caseLeft', 'cameFromInbox']),
    opensInbox: and(['cameFromInbox', ({ event }) => opens(event, 'openCases')]),
    nextIsOnPage: ({ context }) => nextOf(context) !== undefined,
    nextIsOnOtherPage: ({ context }) => hasNext(context),
    nextFound: resultIs('completed'),
    noneFollows: ({ event }) => outputIn<NextCaseExit>(event).type === 'noneFollows',
    nextFailed: resultIs('failed'),
    inboxFailed: resultIs('failed'),
    // The content of the previous page stays until there is an answer.
    overviewAnswered: ({ event }) =>
      event.type === 'xstate.snapshot.overview' && !event.snapshot.matches('asking'),
    // Successiva of a receipt has the address of a case, without a case as long as none has arrived.
    returnsToReceipt: ({ context: { path, place, draft } }) =>
      receiptIn(draft) !== null &&
      (isAt(path, 'result') || (isAt(path, 'caseDetail') && !place?.caseId)),
    returnsToSummary: ({ context, event }) =>
      isAt(context.path, 'caseManagers') && managerAt(context, event) !== undefined,
    returnsToCase: ({ context, event }) =>
      isAt(context.path, 'caseDetail') && managerAt(context, event) !== undefined,
    returnsToList: ({ context, event }) =>
      isAt(context.path, 'caseList') && managerAt(context, event) !== undefined,
    managersFound: ({ event }) =>
      event.type === 'http.200' && 'managerList' in event.body && event.body.managerList.length > 0,
    countsOffered: ({ context }) => asksAboutCases(context.extensions),
    hasCases: ({ context, event }) =>
      event.type === 'state.opened' && countOf(context.counts, event.state) > 0,
    /** Back from a receipt, to the case that it closed. */
    leavesReceiptToInbox: and(['cameFromInbox', ({ event }) => opens(event, 'caseDetail')]),
    leavesReceiptToList: ({ context, event }) =>
      context.state !== null && (opens(event, 'caseDetail') || opens(event, 'caseList')),
    listIsKnown: ({ context }) => context.state !== null && context.manager !== null,
    // The summary has the address of the managers: opening that address there leads one level up.
    opensManagers: ({ event }) => opens(event, 'caseManagers'),
    opensSummary: ({ event }) => opens(event, 'caseManagers'),
    opensList: ({ context, event }) => opens(event, 'caseList') && context.state !== null,
    opensLeftCase: ({ context, event }) => opens(event, 'caseDetail') && context.left !== null,
    opensCase: ({ context, event }) => opens(event, 'caseDetail') && context.caseId !== '',
    listFailed: resultIs('failed'),
    caseLeft: resultIs('cancelled'),
    replySent: resultIs('completed'),
    assignmentOffered: ({ context }) => offersAssignment(context),
    assignmentLeft: resultIs('cancelled'),
    caseAssigned: resultIs('completed'),
    assignmentFailed: resultIs('failed'),
    caseFailed: resultIs('failed'),
  },
  actions: {
    askCase: sendTo('detail', { type: 'leaving.requested' }),
    keepManagers: assign(({ event }) =>
      event.type === 'http.200' && 'managerList' in event.body
        ? { managers: event.body.managerList, open: {} }
        : {},
    ),
    keepOpen: assign(({ context, event }) =>
      event.type === 'http.200' && 'ebox' in event
        ? { open: { ...context.open, [event.ebox]: openIn(event.body) } }
        : {},
    ),
    leaveOut: assign(({ context, event }) =>
      'ebox' in event ? { open: { ...context.open, [event.ebox]: null } } : {},
    ),
    restorePlace: assign(({ context, event }) => ({
      manager: managerAt(context, event) ?? null,
      state: context.place?.state ?? null,
      caseId: context.place?.caseId ?? '',
      header: context.place?.header ?? null,
    })),
    restoreManager: assign(({ context, event }) => ({
      manager: managerAt(context, event) ?? null,
    })),
    restoreReceipt: assign(({ context }) => {
      const found = receiptIn(context.draft);
      return found === null ? {} : { manager: found.manager, receipt: found.receipt };
    }),
    restoreQueue: assign(({ context }) => queueIn(context.draft)),
    forgetManager: assign({
      manager: null,
      assignedTo: null,
      state: null,
      caseId: '',
      header: null,
      counts: null,
      queue: [],
      queueTotal: 0,
      left: ({ context }) => shownIn(context) ?? null,
    }),
    keepOverview: assign(({ event }) =>
      event.type === 'xstate.snapshot.overview'
        ? { overview: event.snapshot.context.overview }
        : {},
    ),
    keepQueue: assign(({ event }) => {
      if (event.type !== 'xstate.snapshot.inbox') return {};
      const { criteria, page, rows, total } = event.snapshot.context;
      return { inbox: criteria, inboxPage: page, queue: rows, queueTotal: total };
    }),
    keepOpenCase: assign(({ event }) =>
      event.type === 'openCase.opened' ? atOpenCase(event.row) : {},
    ),
    reopenLeft: assign(({ context: { left, queue } }) =>
      left === null
        ? {}
        : { ...atOpenCase(left), queue: shownIn({ queue, ...left }) ? queue : [left] },
    ),
    keepNext: assign(({ context }) => {
      const next = nextOf(context);
      return next === undefined ? {} : atOpenCase(next);
    }),
    keepNextPage: assign(({ event }) => {
      const output = outputIn<NextCaseExit>(event);
      if (output.type !== 'completed') return {};
      const { row, rows, page, total } = output;
      return { ...atOpenCase(row), queue: rows, inboxPage: page, queueTotal: total };
    }),
    keepAssigned: assign({
      assignedTo: ({ context, event }) => {
        const output = outputIn<CaseAssignmentExit>(event);
        return output.type === 'completed' ? output.manager : context.assignedTo;
      },
    }),
    forgetCase: assign({ caseId: '', header: null, assignedTo: null }),
    keepManager: assign(({ event }) =>
      event.type === 'manager.chosen' ? { manager: event.manager, counts: null } : {},
    ),
    keepCounts: assign(({ event }) =>
      event.type === 'http.200' && 'new' in event.body ? { counts: event.body } : {},
    ),
    keepState: assign(({ event }) =>
      event.type === 'state.opened'
        ? { state: event.state, order: '', search: '', page: 1, codes: [], sought: '' }
        : {},
    ),
    keepListed: assign(({ context, event }) => {
      if (event.type !== 'xstate.snapshot.list') return {};
      const { criteria, page, rows } = event.snapshot.context;
      const { order, search } = criteria;
      return { order, search, page, codes: codesWith(context.codes, rows) };
    }),
    keepSought: assign(({ event }) => (event.type === 'case.sought' ? { sought: event.text } : {})),
    keepCase: assign(({ event }) =>
      event.type === 'case.opened'
        ? { caseId: event.caseId, header: event.header, queue: [], assignedTo: null }
        : {},
    ),
    keepReceipt: assign({
      receipt: ({ context, event }) => {
        const output = outputIn<CaseDetailExit>(event);
        return output.type === 'completed' ? output.receipt : context.receipt;
      },
    }),
    keepReceiptFound: assign(({ event }) =>
      event.type === 'receipt.found' ? { receipt: event.receipt } : {},
    ),
    notifyPlace: emit(({ context }) => {
      const { state, caseId, header } = context;
      const holder = holderOf(context);
      return {
        type: 'dispute.opened' as const,
        place: holder === null ? null : { ebox: holder.eboxCode, state, caseId, header },
      };
    }),
  },
});
