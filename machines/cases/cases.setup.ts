import { and, assign, emit, not, or, sendTo, setup, stateIn } from 'xstate';
import type { CaseState } from '../../acquirer/contract/case-states';
import {
  type CaseCounts,
  type CaseRow,
  type EboxManager,
  openIn,
} from '../../acquirer/contract/cases';
import type { OpenCase } from '../../acquirer/contract/open-cases';
import { type FlowResult, outputIn, resultIs, type StateMeta } from '../flow-result';
import { isAt, type PageName } from '../pages';
import type { CaseHeader, DisputePlace } from '../portal/session';
import type { ListSnapshot } from '../shared/list/list.selectors';
import { listOf } from '../shared/list/list-of';
import {
  type CaseAssignmentExit,
  caseAssignmentMachine,
} from './case-assignment/case-assignment.machine';
import { caseDetailMachine } from './case-detail/case-detail.machine';
import type { CaseDetailExit, CaseReceipt } from './case-detail/case-detail.types';
import {
  type CaseCriteria,
  casesActors,
  type OpenCriteria,
  type OpenOverview,
} from './cases.actors';
import {
  atOpenCase,
  type CasesContext,
  type CasesEvent,
  type CasesInput,
  codesWith,
  countOf,
  holderOf,
  offersAssignment,
  openElsewhere,
} from './cases.types';
import { hasNext, isFromInbox, shownIn } from './queue';

const opens = (event: CasesEvent, page: PageName) =>
  event.type === 'address.opened' && isAt(event.path, page);

const managersIn = (event: CasesEvent): readonly EboxManager[] =>
  event.type === 'http.200' && 'body' in event && 'managerList' in event.body
    ? event.body.managerList
    : [];

const countsIn = (event: CasesEvent): CaseCounts | null =>
  event.type === 'http.200' && 'body' in event && 'new' in event.body ? event.body : null;

const nextIn = (event: CasesEvent) =>
  event.type === 'http.200' && 'next' in event ? event.next : null;

/** The level that the address names. */
const levelNamed = ({ path, place }: CasesContext): 'case' | 'list' | 'summary' | null => {
  if (place === null) return null;
  if (isAt(path, 'caseManagers')) return 'summary';
  if (place.state === null) return null;
  if (isAt(path, 'caseList')) return 'list';
  return isAt(path, 'caseDetail') && place.caseId !== '' ? 'case' : null;
};

const managerNamed = ({ place }: CasesContext, event: CasesEvent) =>
  managersIn(event).find(({ eboxCode }) => eboxCode === place?.ebox) ?? null;

type Listed = ListSnapshot<CaseRow, CaseCriteria>;
type Queued = ListSnapshot<OpenCase, OpenCriteria>;

interface Ended<Output> {
  readonly output: Output;
}

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
      overview: 'overview';
      nextCase: 'nextCase';
      readReceipt: 'readReceipt';
      storeReceipt: 'storeReceipt';
      list: 'list';
      inbox: 'inbox';
      detail: 'detail';
      assignment: 'assignment';
    },
  },
  actors: {
    ...casesActors,
    list: listOf<CaseRow, CaseCriteria>(),
    inbox: listOf<OpenCase, OpenCriteria>(),
    detail: caseDetailMachine,
    assignment: caseAssignmentMachine,
  },
  guards: {
    managerIsTheirs: ({ context, event }) => managerNamed(context, event) !== null,
    namesCase: and(['managerIsTheirs', ({ context }) => levelNamed(context) === 'case']),
    namesList: and(['managerIsTheirs', ({ context }) => levelNamed(context) === 'list']),
    namesSummary: and(['managerIsTheirs', ({ context }) => levelNamed(context) === 'summary']),
    namesNothing: and([({ context }) => levelNamed(context) === null, not('namesNoCase')]),
    namesNoCase: ({ context: { path, named } }) => isAt(path, 'caseDetail') && named,
    namesInbox: and([({ context }) => isAt(context.path, 'openCases'), 'inboxOffered']),
    inboxOffered: ({ context }) => context.extensions.includes('openCases'),
    othersHaveOpen: ({ context }) => (openElsewhere(context) ?? 0) > 0,
    hasCases: ({ context }, { state }: { state: CaseState }) => countOf(context.counts, state) > 0,
    cameFromInbox: ({ context }) => isFromInbox(context),
    listIsKnown: ({ context }) => context.state !== null && context.manager !== null,
    oneFollows: ({ context }) => hasNext(context),
    nextFound: ({ event }) => nextIn(event) !== null,
    hasReceipt: ({ context }) => context.receipt !== null,
    assignmentOffered: ({ context }) => offersAssignment(context),
    caseNotFound: ({ event }) => outputIn<CaseDetailExit>(event).type === 'notFound',
    replySent: resultIs('completed'),
    caseAssigned: resultIs('completed'),
    caseLeftToInbox: and(['childLeft', 'cameFromInbox']),
    childLeft: resultIs('cancelled'),
    childFailed: resultIs('failed'),
    /** A sent reply closes its case: Back leads where that was opened from. */
    opensAnsweredCase: and([stateIn({ case: 'sent' }), ({ event }) => opens(event, 'caseDetail')]),
    opensOpenCases: ({ event }) => opens(event, 'openCases'),
    opensStateList: ({ event }) => opens(event, 'caseList'),
    opensInbox: and(['cameFromInbox', or(['opensOpenCases', 'opensAnsweredCase'])]),
    opensLeftCase: ({ context, event }) => opens(event, 'caseDetail') && context.left !== null,
    opensCase: and([
      or([stateIn({ manager: 'list' }), stateIn({ case: 'assigning' })]),
      ({ context, event }) => opens(event, 'caseDetail') && context.caseId !== '',
    ]),
    opensList: and([
      not(stateIn({ manager: 'list' })),
      ({ context }) => context.state !== null,
      or(['opensStateList', 'opensAnsweredCase']),
    ]),
    // The summary has the address of the managers: opening that address there leads one level up.
    opensSummary: and([
      ({ context }) => context.manager !== null,
      'opensManagers',
      not(stateIn({ manager: 'summary' })),
    ]),
    opensManagers: and([not(stateIn('managers')), ({ event }) => opens(event, 'caseManagers')]),
  },
  actions: {
    askCase: sendTo('detail', { type: 'leaving.requested' }),
    keepManagers: assign(({ event }) => ({ managers: managersIn(event), open: {} })),
    openPlace: assign(({ context, event }) => ({
      manager: managerNamed(context, event),
      state: context.place?.state ?? null,
      caseId: context.place?.caseId ?? '',
      header: context.place?.header ?? null,
    })),
    keepOpen: assign(({ context, event }) => {
      const counts = countsIn(event);
      return counts !== null && 'ebox' in event
        ? { open: { ...context.open, [event.ebox]: openIn(counts) } }
        : {};
    }),
    leaveOut: assign(({ context, event }) =>
      'ebox' in event ? { open: { ...context.open, [event.ebox]: null } } : {},
    ),
    keepManager: assign((_, { manager }: { manager: EboxManager }) => ({ manager, counts: null })),
    forgetManager: assign(({ context }) => ({
      manager: null,
      assignedTo: null,
      state: null,
      caseId: '',
      header: null,
      counts: null,
      queue: [],
      queueTotal: 0,
      left: shownIn(context) ?? null,
    })),
    keepOverview: assign((_, { overview }: { overview: OpenOverview | null }) => ({ overview })),
    keepCounts: assign(({ event }) => ({ counts: countsIn(event) })),
    keepState: assign((_, { state }: { state: CaseState }) => ({
      state,
      order: '' as const,
      search: '',
      page: 1,
      codes: [],
      sought: '',
    })),
    keepListed: assign(({ context: { codes } }, { snapshot }: { snapshot: Listed }) => {
      const { criteria, page, rows } = snapshot.context;
      const { order, search } = criteria;
      return { order, search, page, codes: codesWith(codes, rows) };
    }),
    keepSought: assign((_, { text }: { text: string }) => ({ sought: text })),
    keepQueue: assign((_, { snapshot }: { snapshot: Queued }) => {
      const { criteria, page, rows, total } = snapshot.context;
      return { inbox: criteria, inboxPage: page, queue: rows, queueTotal: total };
    }),
    keepCase: assign((_, { caseId, header }: { caseId: string; header: CaseHeader }) => ({
      caseId,
      header,
      queue: [],
      assignedTo: null,
    })),
    keepOpenCase: assign((_, { row }: { row: OpenCase }) => atOpenCase(row)),
    reopenLeft: assign(({ context: { left, queue } }) =>
      left === null
        ? {}
        : { ...atOpenCase(left), queue: shownIn({ queue, ...left }) ? queue : [left] },
    ),
    keepNext: assign(({ event }) => {
      const next = nextIn(event);
      if (next === null) return {};
      const { row, ...page } = next;
      return { ...atOpenCase(row), ...page };
    }),
    keepAssigned: assign((_, { output }: Ended<CaseAssignmentExit>) =>
      output.type === 'completed' ? { assignedTo: output.manager } : {},
    ),
    forgetCase: assign({ caseId: '', header: null, assignedTo: null }),
    forgetReceipt: assign({ receipt: null }),
    keepReceipt: assign((_, { receipt }: { receipt: CaseReceipt }) => ({ receipt })),
    keepSent: assign((_, { output }: Ended<CaseDetailExit>) =>
      output.type === 'completed' ? { receipt: output.receipt } : {},
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
