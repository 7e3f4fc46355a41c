import type { OutcomeOf } from '../../acquirer/client';
import type { CaseState } from '../../acquirer/contract/case-states';
import type {
  CaseCounts,
  CaseRow,
  EboxManager,
  eboxRequest,
  getEboxList,
} from '../../acquirer/contract/cases';
import { asksAboutCases } from '../../acquirer/contract/configuration';
import type { OpenCase } from '../../acquirer/contract/open-cases';
import { pageSize } from '../../acquirer/contract/pages';
import type { CaseHeader, DisputePlace } from '../portal/session';
import type { ListSnapshot } from '../shared/list/list.selectors';
import type { Owner } from '../shared/owner';
import type { CaseDetailInput, CaseReceipt } from './case-detail/case-detail.types';
import type { CaseReplyInput } from './case-detail/case-reply/case-reply.types';
import type {
  CaseCriteria,
  CountAnswer,
  NextCaseAnswer,
  NextCaseInput,
  OpenCriteria,
  OpenOverview,
  OverviewAnswer,
  ReceiptAnswer,
} from './cases.actors';
import { currentCase, type QueuePage } from './queue';

export interface CasesInput
  extends Pick<CaseReplyInput, 'limits' | 'extensions'>,
    Pick<CaseDetailInput, 'desk'> {
  /** The address the flow was entered by. */
  readonly path: string;
  /** The place of the address, or before a reload; null where it is unknown. */
  readonly place: DisputePlace | null;
  /** The address says which place it is, if it can be one. */
  readonly named: boolean;
  /** ORDINA PER and Codice esercente, from the address. */
  readonly order: CaseCriteria['order'];
  readonly search: string;
  readonly page: number;
  /** The filters of Richieste aperte, and its page, from the address. */
  readonly inbox: OpenCriteria;
  readonly inboxPage: number;
  /** The owner of the cases, for the workbook. */
  readonly owner: Owner;
}

export interface CasesContext extends CasesInput, QueuePage {
  readonly managers: readonly EboxManager[];
  /**
   * The number of cases that wait for an answer, by e-box code; null where it could not be loaded.
   */
  readonly open: Readonly<Record<string, number | null>>;
  readonly manager: EboxManager | null;
  /** The manager to whom the shown case was handed over from here; null where it was not. */
  readonly assignedTo: EboxManager | null;
  readonly counts: CaseCounts | null;
  readonly state: CaseState | null;
  readonly caseId: string;
  readonly header: CaseHeader | null;
  /** Every merchant code seen in the list: the options of its search (CAS-026). */
  readonly codes: readonly string[];
  /** An amount or the end of a card's number, searched among the loaded cases. */
  readonly sought: string;
  readonly receipt: CaseReceipt | null;
  /** The open cases of all managers, counted; null where that is not known. */
  readonly overview: OpenOverview | null;
  /** The page of Richieste aperte from which the case was opened; empty after another way to it. */
  readonly queue: readonly OpenCase[];
  /** The case that Forward opens again, after Back from it to Richieste aperte. */
  readonly left: OpenCase | null;
}

export type CasesEvent =
  | OutcomeOf<typeof getEboxList>
  | OutcomeOf<typeof eboxRequest>
  | CountAnswer
  | OverviewAnswer
  | NextCaseAnswer
  | ReceiptAnswer
  | { readonly type: 'receipt.requested' }
  | { readonly type: 'receipt.closed' }
  | { readonly type: 'manager.chosen'; readonly manager: EboxManager }
  | { readonly type: 'state.opened'; readonly state: CaseState }
  | { readonly type: 'case.opened'; readonly caseId: string; readonly header: CaseHeader }
  | { readonly type: 'inbox.requested' }
  | { readonly type: 'openCase.opened'; readonly row: OpenCase }
  | { readonly type: 'assignment.requested' }
  /** Successiva. */
  | { readonly type: 'case.next' }
  | { readonly type: 'case.sought'; readonly text: string }
  | { readonly type: 'level.left' }
  /** A link was pressed while a reply is being sent. */
  | { readonly type: 'leaving.requested' }
  | { readonly type: 'disputes.requested' }
  | { readonly type: 'address.opened'; readonly path: string }
  | {
      readonly type: 'xstate.snapshot.list';
      readonly snapshot: ListSnapshot<CaseRow, CaseCriteria>;
    }
  | {
      readonly type: 'xstate.snapshot.inbox';
      readonly snapshot: ListSnapshot<OpenCase, OpenCriteria>;
    };

/** The context that a flow begins with. */
export const beginning = (input: CasesInput): CasesContext => ({
  ...input,
  managers: [],
  open: {},
  manager: null,
  assignedTo: null,
  counts: null,
  state: null,
  caseId: '',
  header: null,
  codes: [],
  sought: '',
  receipt: null,
  overview: null,
  queue: [],
  queueTotal: 0,
  left: null,
});

/** The manager of the shown case. */
export const holderOf = ({ manager, assignedTo }: Pick<CasesContext, 'manager' | 'assignedTo'>) =>
  assignedTo ?? manager;

/** The count of each state (CAS-019): in the summary `expired` counts In scadenza. */
const countNames: Readonly<Record<CaseState, keyof CaseCounts>> = {
  nuove: 'new',
  sospeso: 'suspended',
  scadenza: 'expired',
  visione: 'viewed',
  annullate: 'canceled',
  evase: 'completed',
  chiuse: 'closed',
};

export const countOf = (counts: CaseCounts | null, state: CaseState) =>
  counts?.[countNames[state]] ?? 0;

/** The states whose cases can be answered. */
export const inForce = (managers: readonly EboxManager[]) =>
  managers.filter(({ flSuspended }) => flSuspended !== '1').map(({ eboxCode }) => eboxCode);

/**
 * PRM-013: a case is handed over where another manager in force is seen. From Richieste aperte the
 * managers are not loaded: the page of the queue names some, and a company may have more.
 */
export const offersAssignment = (context: CasesContext) => {
  const { extensions, managers, queue, owner } = context;
  if (!extensions.includes('assignCase')) return false;
  if (managers.length === 0 && owner.company !== '') return true;
  const seen = [...inForce(managers), ...queue.map(({ ebox }) => ebox)];
  return seen.some((ebox) => ebox !== holderOf(context)?.eboxCode);
};

/** API-069: the managers whose open cases are counted, where the back end offers it. */
export const toCount = ({ extensions, managers }: CasesContext) =>
  asksAboutCases(extensions) ? inForce(managers) : [];

/** How many cases the other managers have open; null where it is not known. */
export const openElsewhere = ({ overview, manager }: Pick<CasesContext, 'overview' | 'manager'>) =>
  overview === null
    ? null
    : overview.managers
        .filter(({ ebox }) => ebox !== manager?.eboxCode)
        .reduce((sum, { open }) => sum + open, 0);

interface Args {
  readonly context: CasesContext;
}

export const openCountsInput = ({ context }: Args) => ({ eboxes: toCount(context) });

export const countsInput = ({ context }: Args) => ({ ebox: context.manager?.eboxCode ?? '' });

export const receiptInput = ({ context: { receipt } }: Args) => ({ receipt });

export const overviewInput = ({ context }: Args) => ({
  offered: context.extensions.includes('openCases'),
});

export const nextInput = ({ context }: Args): NextCaseInput => {
  const { inbox, inboxPage, queue, queueTotal } = context;
  return { inbox, inboxPage, queue, queueTotal, caseId: currentCase(context) };
};

/** The case on the screen. */
export const caseInput = ({ context }: Args) => ({
  caseId: context.caseId,
  ebox: holderOf(context)?.eboxCode ?? '',
});

/** The same, for its chart. */
export const detailInput = ({ context }: Args): CaseDetailInput => {
  const { state, header, desk, limits, extensions } = context;
  const suspended = holderOf(context)?.flSuspended === '1';
  return { ...caseInput({ context }), state, suspended, header, desk, limits, extensions };
};

const onEntry = { onEntry: true, monthNeeded: false };

/** CAS-023: a list is opened only with a state. */
export const listInput = ({ context }: Args) => {
  const { manager, state, order, search, owner, page } = context;
  const ebox = manager?.eboxCode ?? '';
  const criteria: CaseCriteria = {
    ebox,
    manager: manager?.description ?? '',
    state: state as CaseState,
    order,
    search,
  };
  return { ...onEntry, criteria, owner, paging: 'client' as const, pageSize: 10, page };
};

/** Richieste aperte, 60 a page. */
export const inboxInput = ({ context: { inbox, owner, inboxPage } }: Args) => ({
  ...onEntry,
  criteria: inbox,
  owner,
  paging: 'server' as const,
  pageSize,
  page: inboxPage,
});

/** The codes seen so far and those of the loaded rows, in order. */
export const codesWith = (codes: readonly string[], rows: readonly CaseRow[]) =>
  [...new Set([...codes, ...rows.map(({ codPV }) => codPV)])].sort();

/** The input of a case from Richieste aperte: its manager, its state and the data of its row. */
export const atOpenCase = ({ ebox, manager, state, caseId, expiry, amountCont }: OpenCase) => ({
  manager: { eboxCode: ebox, managerCode: '', description: manager, flSuspended: '0' },
  state,
  caseId,
  header: { expiry, contested: amountCont },
  assignedTo: null,
  left: null,
});
