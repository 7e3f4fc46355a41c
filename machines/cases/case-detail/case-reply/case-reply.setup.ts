import { and, assign, not, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { asksAboutCases } from '../../../../acquirer/contract/configuration';
import { isToComplete, longestMessage, onOneLine } from '../../../../acquirer/contract/rules';
import type { StateMeta } from '../../../flow-result';
import { caseReplyActors, type Draft } from './case-reply.actors';
import {
  attachedOf,
  type CaseReplyContext,
  type CaseReplyEvent,
  type CaseReplyExit,
  type CaseReplyInput,
  roomBeside,
} from './case-reply.types';
import { photographsMachine } from './photographs/photographs.machine';
import { isPending } from './photographs/photographs.selectors';

const isReply = (event: CaseReplyEvent) =>
  event.type === 'reply.changed' ||
  event.type === 'reply.submitted' ||
  event.type === 'reply.discarded';

const isSame = (saved: Draft, typed: Draft) =>
  saved.message === onOneLine(typed.message) && saved.faxPost === typed.faxPost;

const holds = ({ message, faxPost }: Draft) => message.trim() !== '' || faxPost;

type PhotographsChange = SnapshotFrom<typeof photographsMachine>;

const photographsIn = (event: CaseReplyEvent) =>
  'snapshot' in event ? (event.snapshot as PhotographsChange) : null;

/** The vocabulary of the reply chart: what its guards ask and what its actions do. */
export const caseReplySetup = setup({
  types: {
    context: {} as CaseReplyContext,
    events: {} as CaseReplyEvent,
    input: {} as CaseReplyInput,
    output: {} as CaseReplyExit,
    meta: {} as StateMeta,
    children: {} as {
      readDraft: 'readDraft';
      keepDraft: 'keepDraft';
      clearDraft: 'clearDraft';
      checkFiles: 'checkFiles';
      photographs: 'photographs';
      prepare: 'prepare';
      verify: 'verify';
      awaitConnection: 'awaitConnection';
      send: 'send';
    },
  },
  actors: { ...caseReplyActors, photographs: photographsMachine },
  guards: {
    casesAreAsked: ({ context }) => asksAboutCases(context.extensions),
    saysNothing: ({ context, event }) =>
      event.type === 'reply.submitted' &&
      !context.photographsPending &&
      attachedOf(context).length === 0 &&
      !holds(event),
    hasSomethingToLose: ({ context, event }) =>
      event.type === 'reply.discarded' &&
      (holds(event) ||
        attachedOf(context).length > 0 ||
        context.photographsPending ||
        Object.values(context.answers).some((by) => by !== '')),
    messageFits: ({ event }) => isReply(event) && onOneLine(event.message).length <= longestMessage,
    messageIsComplete: ({ event }) => isReply(event) && !isToComplete(event.message),
    photographsArePending: ({ context }) => context.photographsPending,
    isSendable: and(['messageFits', 'messageIsComplete', not('photographsArePending')]),
    canBeKept: and([stateIn({ writing: { form: 'ready' } }), 'messageFits']),
    canBeSent: and(['canBeKept', 'isSendable']),
    // A text that is asked about and then kept counts as typed.
    isAskedAbout: and([
      stateIn({ writing: { form: { ready: 'editing' } } }),
      'hasSomethingToLose',
      'messageFits',
    ]),
    isRequested: ({ context, event }) =>
      event.type === 'document.answered' && context.documents.includes(event.document),
    canBeAnswered: and([stateIn({ writing: { form: 'ready' } }), 'isRequested']),
    broughtPhotographs: ({ event }) =>
      event.type === 'files.checked' && event.photographs.length > 0,
    // Photographs that have changed since make it another reply.
    isSameReply: ({ context, event }) =>
      isReply(event) && context.intention !== null && isSame(context, event),
    isAnotherReply: ({ context, event }) => isReply(event) && !isSame(context, event),
    isOfPhotographs: ({ context, event }) =>
      event.type === 'attachment.removed' && event.file === context.album,
    isAttached: ({ context, event }) =>
      event.type === 'attachment.removed' && context.files.includes(event.file),
    isStillUploading: ({ context }) => context.sent < 1,
    mayBeRepeated: ({ context }) => context.extensions.includes('idempotency'),
  },
  actions: {
    keepReply: assign(({ event }) =>
      isReply(event) || event.type === 'draft.read'
        ? { message: onOneLine(event.message), faxPost: event.faxPost }
        : {},
    ),
    keepFilesOfDraft: assign(({ event }) =>
      event.type === 'draft.read'
        ? { files: event.files, pages: event.pages, answers: event.answers }
        : {},
    ),
    keepAnswer: assign(({ context, event }) => {
      if (event.type !== 'document.answered') return {};
      return { answers: { ...context.answers, [event.document]: event.by } };
    }),
    keepOffered: assign(({ event }) =>
      event.type === 'attachments.added' ? { offered: event.files, refused: [] } : {},
    ),
    keepChecked: assign(({ event }) =>
      event.type === 'files.checked'
        ? { files: event.admitted, refused: event.refused, offered: [] }
        : {},
    ),
    keepAlbum: assign(({ context, event }) => {
      const photographs = photographsIn(event);
      if (photographs === null) return {};
      const album = photographs.context.file;
      const photographsPending = isPending(photographs);
      const isSameAlbum = album === context.album && !photographsPending;
      return { album, photographsPending, intention: isSameAlbum ? context.intention : null };
    }),
    passPhotographs: sendTo('photographs', ({ context, event }) => ({
      type: 'photographs.chosen',
      files: event.type === 'files.checked' ? event.photographs : [],
      ...roomBeside(context.files, context.limits),
    })),
    notifyRoom: sendTo('photographs', ({ context }) => ({
      type: 'documents.changed',
      ...roomBeside(context.files, context.limits),
    })),
    discardPhotographs: sendTo('photographs', { type: 'photographs.discarded' }),
    removeFile: assign({
      files: ({ context, event }) =>
        event.type === 'attachment.removed'
          ? context.files.filter((file) => file !== event.file)
          : context.files,
    }),
    takeOutRefused: assign(({ context, event }) => {
      if (event.type !== 'files.refused') return {};
      const { refused } = event;
      const isRefused = (file: File) => refused.some((each) => each.file === file);
      return { files: context.files.filter((file) => !isRefused(file)), refused };
    }),
    forgetReply: assign({
      message: '',
      faxPost: false,
      files: [],
      pages: [],
      album: null,
      photographsPending: false,
      refused: [],
      answers: {},
      intention: null,
    }),
    keepIntention: assign(({ event }) =>
      event.type === 'intention.made' ? { intention: event.intention, refused: [] } : {},
    ),
    startAtZero: assign({ sent: 0 }),
    keepProgress: assign({
      sent: ({ context, event }) =>
        event.type === 'upload.progressed' ? event.sent : context.sent,
    }),
    keepTaken: assign(({ event }) => (event.type === 'case.taken' ? { taken: event.detail } : {})),
    keepSendingTime: assign({
      sentAt: ({ context, event }) => (event.type === 'http.200' ? event.at : context.sentAt),
    }),
  },
});
