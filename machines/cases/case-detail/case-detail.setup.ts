import { and, assign, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { CaseDetail } from '../../../acquirer/contract/cases';
import { outputIn, resultIs, type StateMeta } from '../../flow-result';
import { documentMachine } from '../../shared/document/document.machine';
import { pagesOf } from '../../shared/list/list.types';
import { browserActors, caseDetailActors } from './case-detail.actors';
import {
  type CaseDetailContext,
  type CaseDetailEvent,
  type CaseDetailExit,
  type CaseDetailInput,
  canReply,
  isViewed,
} from './case-detail.types';
import { caseReplyMachine } from './case-reply/case-reply.machine';
import type { CaseReplyExit } from './case-reply/case-reply.types';

/** CAS-045. */
export const historyPageSize = 10;

const historyOn = (page: number, detail: CaseDetail | null) =>
  detail?.messagesList.slice((page - 1) * historyPageSize, page * historyPageSize) ?? [];

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
    cannotBeAnswered: ({ context, event }) =>
      event.type === 'http.200' && !canReply({ ...context, detail: event.body }),
    isViewed: ({ context }) => isViewed(context),
    offersForm: or([
      stateIn({ open: { reply: 'writing' } }),
      and([stateIn({ open: { reply: 'viewOnly' } }), 'isViewed']),
    ]),
    isHeaderKnown: ({ context }) => context.header !== null,
    pageExists: ({ context, event }) =>
      event.type === 'page.requested' &&
      event.page >= 1 &&
      event.page !== context.historyPage &&
      event.page <=
        pagesOf({
          total: context.detail?.messagesList.length ?? 0,
          pageSize: historyPageSize,
        }),
    rowIsLeft: ({ context: { detail, historyPage, wanted } }) =>
      !historyOn(historyPage, detail).some(({ allegatiList }) =>
        allegatiList.some(
          ({ documento, path }) => documento === wanted?.documento && path === wanted.path,
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
    keepDetail: assign(({ event }) =>
      event.type === 'http.200' ? { detail: event.body, historyPage: 1 } : {},
    ),
    keepHeader: assign(({ event }) =>
      event.type === 'header.found' ? { header: event.header } : {},
    ),
    keepLeftOver: assign(({ event }) =>
      event.type === 'leftOver.found' ? { leftOver: event.leftOver } : {},
    ),
    keepOvertaken: assign(({ event }) => {
      const output = outputIn<CaseReplyExit>(event);
      return output.type === 'overtaken'
        ? { detail: output.detail, leftOver: output.leftOver, historyPage: 1 }
        : {};
    }),
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
    /** Other lines are visible. */
    moveHistory: raise({ type: 'history.moved' }),
    forgetWanted: assign({ wanted: null }),
    keepReceipt: assign({
      receipt: ({ context, event }) => {
        const output = outputIn<CaseReplyExit>(event);
        const number = context.detail?.number ?? '';
        return output.type === 'completed' ? { ...output.receipt, number } : context.receipt;
      },
    }),
  },
});
