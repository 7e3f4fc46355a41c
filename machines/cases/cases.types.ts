import type { SnapshotFrom } from 'xstate';
import type { OutcomeOf } from '../../acquirer/client';
import type { CaseState } from '../../acquirer/contract/case-states';
import type {
  CaseCounts,
  CaseRow,
  EboxManager,
  eboxRequest,
  getEboxList,
} from '../../acquirer/contract/cases';
import type { OpenCase } from '../../acquirer/contract/open-cases';
import { pageSize } from '../../acquirer/contract/pages';
import type { CaseHeader, DisputePlace } from '../portal/session';
import type { ListSnapshot } from '../shared/list/list.selectors';
import type { Owner } from '../shared/owner';
import type { CaseDetailInput, CaseReceipt } from './case-detail/case-detail.types';
import type { CaseReplyInput } from './case-detail/case-reply/case-reply.types';
import type { CaseCriteria, CountAnswer, OpenCriteria, ReceiptAnswer } from './cases.actors';
import type { CasesDraft } from './cases.draft';
import type { OpenOverview, openOverviewMachine } from './open-overview/open-overview.machine';

export interface CasesInput
  extends Pick<CaseReplyInput, 'limits' | 'extensions'>,
    Pick<CaseDetailInput, 'desk'> {
  /** The address the flow was entered by. */
  readonly path: string;
  /** The place of the address, or before a reload; null where it is unknown. */
  readonly place: DisputePlace | null;
  /** The address says which place it is, if it can be one. */
  readonly named: boolean;
  /** The manager whose summary the address names; '' where it names none. */
  readonly ebox: string;
  /** The receipt on the screen before a reload, or the place before the session expired. */
  readonly draft: CasesDraft | null;
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

export interface CasesContext extends CasesInput {
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
  /** The number of open cases on all its pages. */
  readonly queueTotal: number;
  /** The case that Forward opens again, after Back from it to Richieste aperte. */
  readonly left: OpenCase | null;
}

export type CasesEvent =
  | OutcomeOf<typeof getEboxList>
  | OutcomeOf<typeof eboxRequest>
  | CountAnswer
  | { readonly type: 'requests.asked' }
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
    }
  | {
      readonly type: 'xstate.snapshot.overview';
      readonly snapshot: SnapshotFrom<typeof openOverviewMachine>;
    };

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

/** A list is opened only with a state. */
export const criteriaOf = ({ manager, state, order, search }: CasesContext): CaseCriteria => ({
  ebox: manager?.eboxCode ?? '',
  manager: manager?.description ?? '',
  state: state as CaseState,
  order,
  search,
});

/** The codes seen so far and those of the loaded rows, in order. */
export const codesWith = (codes: readonly string[], rows: readonly CaseRow[]) =>
  [...new Set([...codes, ...rows.map(({ codPV }) => codPV)])].sort();

type Queue = Pick<CasesContext, 'queue' | 'caseId' | 'receipt'>;

/** The place of a case, or of the one just answered, in the list it was opened from; -1 elsewhere. */
const placeInQueue = ({ queue, caseId, receipt }: Queue) => {
  const current = caseId || receipt?.caseId;
  return queue.findIndex((row) => row.caseId === current);
};

/** The open case on the screen; undefined where none is. */
export const shownIn = ({ queue, caseId }: Pick<CasesContext, 'queue' | 'caseId'>) =>
  queue.find((row) => row.caseId === caseId);

export const isFromInbox = (context: Queue) => placeInQueue(context) >= 0;

/** The open case after this one on its page; undefined after the last one. */
export const nextOf = (context: Queue): OpenCase | undefined =>
  isFromInbox(context) ? context.queue[placeInQueue(context) + 1] : undefined;

/** The page continues after the shown case, or another page follows. */
export const hasNext = (context: Queue & Pick<CasesContext, 'inboxPage' | 'queueTotal'>) =>
  isFromInbox(context) &&
  (nextOf(context) !== undefined || context.inboxPage * pageSize < context.queueTotal);

/** The input of a case from Richieste aperte: its manager, its state and the data of its row. */
export const atOpenCase = ({ ebox, manager, state, caseId, expiry, amountCont }: OpenCase) => ({
  manager: { eboxCode: ebox, managerCode: '', description: manager, flSuspended: '0' },
  state,
  caseId,
  header: { expiry, contested: amountCont },
  assignedTo: null,
  left: null,
});
