import type { OutcomeOf } from '../../../acquirer/client';
import type { CaseState } from '../../../acquirer/contract/case-states';
import type { CaseDetail, eboxDetail } from '../../../acquirer/contract/cases';
import type { Configuration } from '../../../acquirer/contract/configuration';
import { type FlowResult, outputIn, type PdfAnswer } from '../../flow-result';
import type { CaseHeader } from '../../portal/session';
import { rowsOnPage } from '../../shared/list/list.types';
import {
  type CaseReplyInput,
  type LeftOver,
  type Receipt,
  requestsOf,
} from './case-reply/case-reply.types';
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

export interface Attachment {
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
  /** The document of the history that is loading. */
  readonly wanted: Attachment | null;
  /** The unsent reply of a case that can no longer be answered. */
  readonly leftOver: LeftOver | null;
}

/** What the chart began with. */
export const inputOf = ({
  detail: _detail,
  historyPage: _page,
  wanted: _wanted,
  leftOver: _leftOver,
  ...input
}: CaseDetailContext): CaseDetailInput => input;

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

/** CAS-045: the history, ten lines a page. */
export const historyOf = ({ detail, historyPage }: CaseDetailContext) => {
  const rows = detail?.messagesList ?? [];
  return { rows, total: rows.length, pageSize: 10, page: historyPage, paging: 'client' as const };
};

/** CAS-045: the rows of the history on the screen. */
export const historyRows = (context: CaseDetailContext) =>
  rowsOnPage(historyOf(context)) as CaseDetail['messagesList'];

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

/** The input of the reply. */
export const replyInput = (context: CaseDetailContext): CaseReplyInput => {
  const { caseId, ebox, detail, limits, extensions } = context;
  const number = detail?.number ?? '';
  return {
    caseId,
    ebox,
    number,
    documents: requestsOf(detail?.requestDocList),
    limits,
    extensions,
  };
};

/** The receipt of the reply that has ended. */
export const receiptIn = (event: unknown, { detail }: CaseDetailContext): CaseReceipt => {
  const { receipt } = outputIn<{ receipt: Receipt }>(event);
  return { ...receipt, number: detail?.number ?? '' };
};

/** The content of the cover sheet. */
export const formInput = ({ detail, desk }: CaseDetailContext): CoverSheetHeader => ({
  detail: detail as CaseDetail,
  desk,
});

/** The input of the document chart. */
export const documentInput = ({ wanted }: CaseDetailContext) => {
  const { documento: doc, path } = wanted ?? { documento: '', path: '' };
  const fileName = `${doc}.pdf`.replace(/\.pdf\.pdf$/i, '.pdf');
  return { request: { doc, path }, fileName, how: 'open' as const };
};
