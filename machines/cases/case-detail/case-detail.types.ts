import type { OutcomeOf } from '../../../acquirer/client';
import type { CaseDetail, eboxDetail } from '../../../acquirer/contract/cases';
import type { Exit } from '../../exit';
import type { PdfAnswer } from '../../pdf';
import type { CaseReplyInput, Receipt } from './case-reply/case-reply.types';

export interface CaseDetailInput extends CaseReplyInput {
  /** CAS-022: in the first three states, and not for a cancelled manager. */
  readonly canReply: boolean;
}

interface Attachment {
  readonly documento: string;
  readonly path: string;
}

/** The receipt of a reply, and what its case is called by those who have it on paper. */
export interface CaseReceipt extends Receipt {
  readonly number: string;
}

export interface CaseDetailContext extends CaseDetailInput {
  readonly detail: CaseDetail | null;
  readonly historyPage: number;
  readonly wanted: Attachment | null;
  readonly receipt: CaseReceipt | null;
}

export type CaseDetailExit =
  | Exclude<Exit, { readonly type: 'completed' }>
  | { readonly type: 'completed'; readonly receipt: CaseReceipt };

export type CaseDetailEvent =
  | OutcomeOf<typeof eboxDetail>
  | PdfAnswer
  | { readonly type: 'level.left' }
  | { readonly type: 'history.requested' }
  | { readonly type: 'page.requested'; readonly page: number }
  | { readonly type: 'pdf.requested' }
  | { readonly type: 'dialog.closed' }
  | ({ readonly type: 'document.requested' } & Attachment);
