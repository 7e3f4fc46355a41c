import type { OutcomeOf } from '../../../acquirer/client';
import type { CaseDetail, eboxDetail } from '../../../acquirer/contract/cases';
import type { Configuration } from '../../../acquirer/contract/configuration';
import type { Exit } from '../../exit';
import type { PdfAnswer } from '../../pdf';
import type { CaseReplyInput, Receipt } from './case-reply/case-reply.types';

export interface CaseDetailInput extends CaseReplyInput {
  /** CAS-022: in the first three states, and not for a cancelled manager. */
  readonly canReply: boolean;
  /** Where documents go by fax and by post, as far as it is known. */
  readonly desk: Desk;
}

export type Desk = NonNullable<Configuration['disputeDesk']>;

/** What the sheet for fax or post says. */
export interface CoverSheetFacts {
  readonly detail: CaseDetail;
  readonly desk: Desk;
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
