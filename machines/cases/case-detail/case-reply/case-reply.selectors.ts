import type { SnapshotFrom } from 'xstate';
import type { caseReplyMachine } from './case-reply.machine';
import { attachedOf, matchedOf, missingOf } from './case-reply.types';

export type CaseReplySnapshot = SnapshotFrom<typeof caseReplyMachine>;

export const message = ({ context }: CaseReplySnapshot) => context.message;
export const faxPost = ({ context }: CaseReplySnapshot) => context.faxPost;
/** All that goes with the reply. */
export const files = ({ context }: CaseReplySnapshot) => attachedOf(context);
/** Files and photographs, checked or not. */
export const holdsFiles = ({ context, children }: CaseReplySnapshot) =>
  [context.files, context.offered, context.pages].some((list) => list.length > 0) ||
  context.photographsPending ||
  (children.photographs?.getSnapshot().context?.pages ?? []).length > 0;
/** The files that may not be sent, each with its reason. */
export const refused = ({ context }: CaseReplySnapshot) => context.refused;

/** CAS-036: what is asked for, and what answers it or is proposed for it. */
export const matched = ({ context }: CaseReplySnapshot) => matchedOf(context);
/** What is asked for and not answered yet; by fax or post it can still follow. */
export const missing = ({ context }: CaseReplySnapshot) => missingOf(context);
/** INVIA was pressed, and something is missing. */
export const isIncomplete = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { form: { ready: 'incomplete' } } });

/** How many files may be sent, and how large (VAL-079). */
export const limits = ({ context }: CaseReplySnapshot) => context.limits;

export const isReading = (snapshot: CaseReplySnapshot) => snapshot.hasTag('loading');
export const isBusy = (snapshot: CaseReplySnapshot) => snapshot.hasTag('busy');
export const isSending = (snapshot: CaseReplySnapshot) => snapshot.hasTag('sending');
/** Back was pressed while it is sent. */
export const isConfirmingLeave = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { form: { sending: 'confirmingLeave' } } });
export const isNothingToSend = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { form: { ready: 'nothingToSend' } } });
export const isConfirmingDiscard = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { form: { ready: 'confirmingDiscard' } } });
/** There are photographs that are not yet in the document: INVIA waits for them. */
export const isPhotographsPending = ({ context }: CaseReplySnapshot) => context.photographsPending;
/** The pages of the photographs. */
export const photographs = ({ children }: CaseReplySnapshot) => children.photographs;
/** The answer was lost, and the same reply can be sent again without harm. */
export const isUnanswered = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { form: { ready: 'unanswered' } } });
/** The answer was lost: the history shows whether the reply has arrived. */
export const isOutcomeUnknown = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { form: { ready: 'outcomeUnknown' } } });
/** The draft is in this browser only, although the acquirer offers to keep it. */
export const isDraftHereOnly = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { draft: 'notSaved' } });

/** The part of the whole that has left, 0 to 1. */
export const progress = ({ context }: CaseReplySnapshot) => context.sent;

/** How much of each file has left, 0 to 1: they travel one after the other. */
export const progressByFile = ({ context }: CaseReplySnapshot) => {
  const attached = attachedOf(context);
  const total = attached.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  return attached.map((file) => {
    const part = (context.sent * total - before) / file.size;
    before += file.size;
    return { file, part: Math.min(1, Math.max(0, part)) };
  });
};
