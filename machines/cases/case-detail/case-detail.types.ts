import type { OutcomeOf } from '../../../acquirer/client';
import type { CaseState } from '../../../acquirer/contract/case-states';
import type { CaseDetail, eboxDetail } from '../../../acquirer/contract/cases';
import type { Configuration } from '../../../acquirer/contract/configuration';
import type { FlowResult, PdfAnswer } from '../../flow-result';
import type { CaseHeader } from '../../portal/session';
import type { CaseReplyInput, LeftOver, Receipt } from './case-reply/case-reply.types';
import { isAnswerable, stateNamed } from './case-state';

export interface CaseDetailInput extends Omit<CaseReplyInput, 'number' | 'documents'> {
  /** The state of the list it was opened from. */
  readonly state: CaseState | null;
  /** Its manager is ANNULLATO. */
  readonly suspended: boolean;
  /** Deadline and contested amount, if the list had them. */
  readonly header: CaseHeader | null;
  /** Where documents go by fax and by post, as far as it is known. */
  readonly desk: Desk;
}

export type Desk = NonNullable<Configuration['disputeDesk']>;

/** The content of the cover sheet for fax or post. */
export interface CoverSheetHeader {
  readonly detail: CaseDetail;
  readonly desk: Desk;
}

interface Attachment {
  readonly documento: string;
  readonly path: string;
}

/** The receipt of a reply, with the numbers of its case on paper. */
export interface CaseReceipt extends Receipt {
  readonly number: string;
}

export interface CaseDetailContext extends CaseDetailInput {
  readonly detail: CaseDetail | null;
  readonly historyPage: number;
  readonly wanted: Attachment | null;
  readonly receipt: CaseReceipt | null;
  /** The unsent reply of a case that can no longer be answered. */
  readonly leftOver: LeftOver | null;
}

export type CaseDetailExit =
  | Exclude<FlowResult, { readonly type: 'completed' }>
  | { readonly type: 'completed'; readonly receipt: CaseReceipt }
  /** It is gone, or another's. */
  | { readonly type: 'notFound' };

export type HeaderAnswer =
  | { readonly type: 'header.found'; readonly header: CaseHeader }
  | { readonly type: 'header.unknown' };

/** What this browser keeps of an unsent reply. */
export type LeftOverAnswer =
  | { readonly type: 'leftOver.found'; readonly leftOver: LeftOver }
  | { readonly type: 'leftOver.none' };

export type CaseDetailEvent =
  | OutcomeOf<typeof eboxDetail>
  | PdfAnswer
  | HeaderAnswer
  | LeftOverAnswer
  | { readonly type: 'level.left' }
  | { readonly type: 'history.moved' }
  /** A link was pressed while a reply is being sent. */
  | { readonly type: 'leaving.requested' }
  | { readonly type: 'history.requested' }
  | { readonly type: 'page.requested'; readonly page: number }
  | { readonly type: 'pdf.requested' }
  | { readonly type: 'dialog.closed' }
  | ({ readonly type: 'document.requested' } & Attachment);

/**
 * CAS-022: in the first three states, and not for a cancelled manager; the state in the case's own
 * data decides.
 */
export const canReply = ({
  state,
  suspended,
  detail,
}: Pick<CaseDetailContext, 'state' | 'suspended' | 'detail'>) =>
  !suspended && isOpen({ state, detail });

/** Whether its state allows an answer. */
export const isOpen = ({ state, detail }: Pick<CaseDetailContext, 'state' | 'detail'>) =>
  isAnswerable(detail?.state ?? '') ?? isAnswerable(state ?? '') ?? false;

/** Answered, and not yet examined: promised documents may still be on their way. */
export const isViewed = ({ state, detail }: Pick<CaseDetailContext, 'state' | 'detail'>) =>
  (stateNamed(detail?.state ?? '') ?? state) === 'visione';
