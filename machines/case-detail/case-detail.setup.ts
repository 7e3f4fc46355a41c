import { assign, setup } from 'xstate';
import type { OutcomeOf } from '../../acquirer/client';
import type { CaseDetail, eboxDetail } from '../../acquirer/contract/cases';
import { caseReplyMachine } from '../case-reply/case-reply.machine';
import type { CaseReplyExit, CaseReplyInput, Receipt } from '../case-reply/case-reply.types';
import { documentMachine } from '../document/document.machine';
import type { StateMeta } from '../exit';
import { pagesOf } from '../list/list.types';
import { caseDetailActors } from './case-detail.actors';

export interface CaseDetailInput extends CaseReplyInput {
  /** CAS-022: in the first three states, and not for a cancelled manager. */
  readonly canReply: boolean;
}

interface Attachment {
  readonly documento: string;
  readonly path: string;
}

export interface CaseDetailContext extends CaseDetailInput {
  readonly detail: CaseDetail | null;
  readonly historyPage: number;
  readonly wanted: Attachment | null;
  readonly receipt: Receipt | null;
}

export type CaseDetailEvent =
  | OutcomeOf<typeof eboxDetail>
  | { readonly type: 'level.left' }
  | { readonly type: 'history.requested' }
  | { readonly type: 'page.requested'; readonly page: number }
  | ({ readonly type: 'document.requested' } & Attachment);

/** CAS-045. */
export const historyPageSize = 10;

const outputOf = (event: unknown) => (event as { output: CaseReplyExit }).output;

/** The vocabulary of the case detail chart: what its guards ask and what its actions do. */
export const caseDetailSetup = setup({
  types: {
    context: {} as CaseDetailContext,
    events: {} as CaseDetailEvent,
    input: {} as CaseDetailInput,
    output: {} as CaseReplyExit,
    meta: {} as StateMeta,
    children: {} as { detail: 'detail'; reply: 'reply'; document: 'document' },
  },
  actors: { detail: caseDetailActors.detail, reply: caseReplyMachine, document: documentMachine },
  guards: {
    canReply: ({ context }) => context.canReply,
    pageExists: ({ context, event }) =>
      event.type === 'page.requested' &&
      event.page >= 1 &&
      event.page !== context.historyPage &&
      event.page <=
        pagesOf({
          total: context.detail?.messagesList.length ?? 0,
          pageSize: historyPageSize,
        }),
    replySent: ({ event }) => outputOf(event).type === 'completed',
    replyExpired: ({ event }) => outputOf(event).type === 'sessionExpired',
    replyFailed: ({ event }) => outputOf(event).type === 'failed',
    documentCompleted: ({ event }) => outputOf(event).type === 'completed',
    documentCancelled: ({ event }) => outputOf(event).type === 'cancelled',
    documentExpired: ({ event }) => outputOf(event).type === 'sessionExpired',
    documentFailed: ({ event }) => outputOf(event).type === 'failed',
  },
  actions: {
    keepDetail: assign(({ event }) =>
      event.type === 'http.200' ? { detail: event.body, historyPage: 1 } : {},
    ),
    keepPage: assign({
      historyPage: ({ context, event }) =>
        event.type === 'page.requested' ? event.page : context.historyPage,
    }),
    keepWanted: assign({
      wanted: ({ context, event }) =>
        event.type === 'document.requested'
          ? { documento: event.documento, path: event.path }
          : context.wanted,
    }),
    forgetWanted: assign({ wanted: null }),
    keepReceipt: assign({
      receipt: ({ context, event }) => {
        const output = outputOf(event);
        return output.type === 'completed' ? output.receipt : context.receipt;
      },
    }),
  },
});
