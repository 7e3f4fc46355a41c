import { caseDetailMachine } from '../../../machines/cases/case-detail/case-detail.machine';
import { canReply, isViewed } from '../../../machines/cases/case-detail/case-detail.types';
import { childEnds } from '../../engine/child-ends';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { detail, earlier, taken } from './a-case';
import { caseDetailInvariants } from './case-detail.invariants';
import { intention, limits, sentAt } from './case-reply/case-reply.scenario';

export const receipt = {
  caseId: '880',
  sentAt,
  files: intention.files,
  answered: detail.requestDocList.map((document) => ({ document, by: '' })),
  message: 'Ecco la ricevuta.',
  faxPost: false,
};

/** The flow's changes to the case. */
export const caseReceipt = { ...receipt, number: detail.number };

export const attachment = { documento: 'ricevuta.pdf', path: '2026/10/4711' };

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      return [
        { type, body: detail },
        ...(snapshot.matches('loading') ? [] : [{ type, body: taken }]),
      ];
    case 'page.requested':
      return [2, 0, 3].map((page) => ({ type, page }));
    // The form and a document arrive independently of each other.
    case 'pdf.requested':
      return snapshot.matches({ open: { document: 'arriving' } }) ? [] : undefined;
    case 'document.requested':
      if (!snapshot.matches({ open: { pdf: 'idle' } })) return [];
      return [{ type, ...(snapshot.context.historyPage === 2 ? earlier : attachment) }];
    case 'xstate.done.actor.document':
      return childEnds('document', [
        { type: 'completed' },
        { type: 'cancelled' },
        { type: 'failed' },
      ]);
    case 'xstate.done.actor.reply':
      return childEnds('reply', [
        { type: 'completed', receipt },
        { type: 'cancelled' },
        { type: 'overtaken', detail: taken, leftOver },
        { type: 'failed' },
      ]);
    // The chart sends it to itself.
    case 'history.moved':
      return [];
    case 'header.found':
      return [{ type, header }];
    case 'leftOver.found':
      return [{ type, leftOver }];
    default:
      return undefined;
  }
};

export const desk = { fax: '02 555 0101', address: 'Casella postale 7, Milano' };

export const header = { expiry: '2026-10-20', contested: 84.5 };

export const leftOver = { message: 'Ecco la ricevuta.', faxPost: false, files: [] };

const input = {
  caseId: '880',
  ebox: '31',
  state: 'nuove',
  suspended: false,
  header: null,
  desk,
  limits,
  extensions: ['openCases'],
} as const;

const replyAtWork = {
  caseId: '880',
  ebox: '31',
  number: detail.number,
  documents: detail.requestDocList,
  limits,
  extensions: [],
  message: '',
  faxPost: false,
  files: [],
  offered: [],
  refused: [],
  pages: [],
  album: null,
  photographsPending: false,
  answers: {},
  intention: null,
  draftHereOnly: false,
  sent: 0,
  sentAt: '',
  taken: null,
};

export const caseDetailScenario: Scenario = {
  name: 'Case detail',
  machine: caseDetailMachine,
  inputs: {
    'a case that can be answered': input,
    'a case that can only be looked at': { ...input, suspended: true, header },
  },
  examples,
  relevant: ({ context }) => [
    canReply(context),
    isViewed(context),
    context.historyPage,
    context.wanted,
    context.header,
    context.leftOver,
  ],
  invariants: caseDetailInvariants,
  calls: ['detail', 'header', 'findLeftOver', 'makePdf'],
  outlives: { makePdf: 'the form is of the case, of which a refresh brings the history' },
  children: {
    reply: { state: 'reading', context: replyAtWork },
    document: {
      state: 'fetching',
      context: {
        request: { doc: attachment.documento, path: attachment.path },
        fileName: attachment.documento,
        how: 'open',
        file: null,
        address: '',
      },
    },
  },
};
