import { and, assign, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { CaseDetail } from '../../../acquirer/contract/cases';
import { outputIn, resultIs, type StateMeta } from '../../flow-result';
import type { CaseHeader } from '../../portal/session';
import { documentMachine } from '../../shared/document/document.machine';
import { pagesOf } from '../../shared/list/list.types';
import { browserActors, caseDetailActors } from './case-detail.actors';
import {
  type Attachment,
  type CaseDetailContext,
  type CaseDetailEvent,
  type CaseDetailExit,
  type CaseDetailInput,
  canReply,
  historyOf,
  historyRows,
  isViewed,
} from './case-detail.types';
import { caseReplyMachine } from './case-reply/case-reply.machine';
import type { CaseReplyExit, LeftOver } from './case-reply/case-reply.types';

/** The vocabulary of the case detail chart: what its guards ask and what its actions do. */
export const caseDetailSetup = setup({
  types: {
    context: {} as CaseDetailContext,
    events: {} as CaseDetailEvent,
    input: {} as CaseDetailInput,
    output: {} as CaseDetailExit,
    meta: {} as StateMeta,
    children: {} as {
      detail: 'detail';
      reply: 'reply';
      document: 'document';
      header: 'header';
      findLeftOver: 'findLeftOver';
      makePdf: 'makePdf';
    },
  },
  actors: {
    detail: caseDetailActors.detail,
    header: caseDetailActors.header,
    ...browserActors,
    reply: caseReplyMachine,
    document: documentMachine,
  },
  guards: {
    canReply: ({ context }) => canReply(context),
    cannotBeAnswered: ({ context }, { body }: { body: CaseDetail }) =>
      !canReply({ ...context, detail: body }),
    isViewed: ({ context }) => isViewed(context),
    offersForm: or([
      stateIn({ open: { reply: 'writing' } }),
      and([stateIn({ open: { reply: 'viewOnly' } }), 'isViewed']),
    ]),
    isHeaderKnown: ({ context }) => context.header !== null,
    pageExists: ({ context }, { page }: { page: number }) =>
      page !== context.historyPage && page >= 1 && page <= pagesOf(historyOf(context)),
    rowIsLeft: ({ context }) =>
      !historyRows(context).some(({ allegatiList }) =>
        allegatiList.some(
          ({ documento, path }) =>
            documento === context.wanted?.documento && path === context.wanted.path,
        ),
      ),
    replySent: resultIs('completed'),
    replyLeft: resultIs('cancelled'),
    replyOvertaken: ({ event }) => outputIn<CaseReplyExit>(event).type === 'overtaken',
    replyFailed: resultIs('failed'),
    documentCompleted: resultIs('completed'),
    documentCancelled: resultIs('cancelled'),
    documentFailed: resultIs('failed'),
  },
  actions: {
    /** A reply may be on its way: then the case asks before it is left. */
    askReply: sendTo('reply', ({ event }) => event),
    keepDetail: assign((_, { body }: { body: CaseDetail }) => ({ detail: body, historyPage: 1 })),
    keepHeader: assign((_, { header }: { header: CaseHeader }) => ({ header })),
    keepLeftOver: assign((_, { leftOver }: { leftOver: LeftOver }) => ({ leftOver })),
    keepOvertaken: assign((_, { output }: { output: CaseReplyExit }) =>
      output.type === 'overtaken'
        ? { detail: output.detail, leftOver: output.leftOver, historyPage: 1 }
        : {},
    ),
    keepPage: assign((_, { page }: { page: number }) => ({ historyPage: page })),
    keepWanted: assign((_, { documento, path }: Attachment) => ({ wanted: { documento, path } })),
    forgetWanted: assign({ wanted: null }),
    /** Other lines are visible. */
    moveHistory: raise({ type: 'history.moved' }),
  },
});
