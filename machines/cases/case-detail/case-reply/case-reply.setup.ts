import { and, assign, not, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CaseDetail } from '../../../../acquirer/contract/cases';
import { isToComplete, longestMessage, onOneLine } from '../../../../acquirer/contract/rules';
import type { StateMeta } from '../../../flow-result';
import {
  type CheckAnswer,
  caseReplyActors,
  type Draft,
  type FilesRefused,
  type FoundDraft,
  type Intention,
} from './case-reply.actors';
import {
  type Answered,
  attachedOf,
  type CaseReplyContext,
  type CaseReplyEvent,
  type CaseReplyExit,
  type CaseReplyInput,
  isRepeatable,
  nothingWritten,
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

const fits = ({ message }: Draft) => onOneLine(message).length <= longestMessage;

const holds = ({ message, faxPost }: Draft) => message.trim() !== '' || faxPost;

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
      draft: 'draft';
      clearDraft: 'clearDraft';
      checkFiles: 'checkFiles';
      photographs: 'photographs';
      prepare: 'prepare';
      send: 'send';
    },
  },
  actors: { ...caseReplyActors, photographs: photographsMachine },
  guards: {
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
    messageFits: ({ event }) => isReply(event) && fits(event),
    messageIsComplete: ({ event }) => isReply(event) && !isToComplete(event.message),
    photographsArePending: ({ context }) => context.photographsPending,
    isSendable: and(['messageFits', 'messageIsComplete', not('photographsArePending')]),
    isRequested: ({ context, event }) =>
      event.type === 'document.answered' && context.documents.includes(event.document),
    // Photographs that have changed since make it another reply.
    isSameReply: ({ context, event }) =>
      isReply(event) &&
      isRepeatable(context) &&
      context.intention !== null &&
      isSame(context, event),
    isAnotherReply: ({ context, event }) =>
      isReply(event) && isRepeatable(context) && !isSame(context, event),
    isOfPhotographs: ({ context, event }) =>
      event.type === 'attachment.removed' && event.file === context.album,
    isAttached: ({ context, event }) =>
      event.type === 'attachment.removed' && context.files.includes(event.file),
    /** Before anything has left, and until everything has. */
    isStillUploading: ({ context }) => (context.sent ?? 0) < 1,
  },
  actions: {
    /** A message that is too long is shortened first. */
    keepReply: assign((_, typed: Draft) =>
      fits(typed) ? { message: onOneLine(typed.message), faxPost: typed.faxPost } : {},
    ),
    keepDraft: assign((_, { message, faxPost, files, pages, answers }: FoundDraft) => ({
      message: onOneLine(message),
      faxPost,
      files,
      pages,
      answers,
    })),
    saveDraft: sendTo('draft', ({ context: { message, faxPost, answers } }) => ({
      type: 'draft.changed',
      draft: { message, faxPost, answers },
    })),
    noteDraft: assign((_, { hereOnly }: { hereOnly: boolean }) => ({ draftHereOnly: hereOnly })),
    keepAnswer: assign(({ context }, { document, by }: Answered) => ({
      answers: { ...context.answers, [document]: by },
    })),
    keepOffered: assign((_, { files }: { files: readonly File[] }) => ({
      offered: files,
      refused: [],
    })),
    keepChecked: assign((_, { admitted, refused }: CheckAnswer) => ({
      files: admitted,
      refused,
      offered: [],
    })),
    keepAlbum: assign(
      ({ context }, { snapshot }: { snapshot: SnapshotFrom<typeof photographsMachine> }) => {
        const album = snapshot.context.file;
        const photographsPending = isPending(snapshot);
        const isSameAlbum = album === context.album && !photographsPending;
        return { album, photographsPending, intention: isSameAlbum ? context.intention : null };
      },
    ),
    /** Photographs among the chosen files, or the room that the other documents leave. */
    passRoom: sendTo('photographs', ({ context }, { photographs: files }: CheckAnswer) => {
      const room = roomBeside(context.files, context.limits);
      return files.length > 0
        ? { type: 'photographs.chosen', files, ...room }
        : { type: 'documents.changed', ...room };
    }),
    discardPhotographs: sendTo('photographs', { type: 'photographs.discarded' }),
    removeFile: assign(({ context }, { file }: { file: File }) => ({
      files: context.files.filter((each) => each !== file),
    })),
    takeOutRefused: assign(({ context }, { refused }: FilesRefused) => ({
      files: context.files.filter((file) => refused.every((each) => each.file !== file)),
      refused,
    })),
    forgetReply: assign(nothingWritten),
    keepIntention: assign((_, { intention }: { intention: Intention }) => ({
      intention,
      mayHaveArrived: false,
      refused: [],
    })),
    noteLost: assign({ mayHaveArrived: true }),
    startAtZero: assign({ sent: 0 }),
    noteMissing: assign({ sent: null }),
    keepProgress: assign((_, { sent }: { sent: number }) => ({ sent })),
    keepTaken: assign((_, { detail }: { detail: CaseDetail }) => ({ taken: detail })),
    keepSendingTime: assign((_, { at }: { at: string }) => ({ sentAt: at })),
  },
});
