import type { SnapshotFrom } from 'xstate';
import type { caseReplyMachine } from './case-reply.machine';
import { attachedOf, isRepeatable, matchedOf, missingOf } from './case-reply.types';

export type CaseReplySnapshot = SnapshotFrom<typeof caseReplyMachine>;

export const message = ({ context }: CaseReplySnapshot) => context.message;
export const faxPost = ({ context }: CaseReplySnapshot) => context.faxPost;
/** All files of the reply. */
export const files = ({ context }: CaseReplySnapshot) => attachedOf(context);
/** Files and photographs, checked or not. */
export const holdsFiles = ({ context, children }: CaseReplySnapshot) =>
  [context.files, context.offered, context.pages].some((list) => list.length > 0) ||
  context.photographsPending ||
  (children.photographs?.getSnapshot().context?.pages ?? []).length > 0;
/** The files that may not be sent, each with its reason. */
export const refused = ({ context }: CaseReplySnapshot) => context.refused;

/** CAS-036: the requested documents, each with its file, confirmed or proposed. */
export const matched = ({ context }: CaseReplySnapshot) => matchedOf(context);
/** Each file about to go, with the requests that it answers by the merchant's word. */
export const filesToSend = ({ context }: CaseReplySnapshot) => {
  const confirmed = matchedOf(context).filter(({ proposed }) => !proposed);
  return attachedOf(context).map(({ name }) => ({
    name,
    answers: confirmed.filter(({ by }) => by === name).map(({ document }) => document),
  }));
};
/** The requests without a confirmed answer, those with a proposal apart. */
export const missing = ({ context }: CaseReplySnapshot) => {
  const documents = missingOf(context);
  const proposed = matchedOf(context)
    .filter((each) => each.proposed)
    .map(({ document }) => document);
  return {
    toConfirm: documents.filter((document) => proposed.includes(document)),
    open: documents.filter((document) => !proposed.includes(document)),
  };
};
/** The requests whose documents follow by fax or post. */
export const followByFaxPost = ({ context }: CaseReplySnapshot) =>
  context.faxPost
    ? matchedOf(context)
        .filter(({ by }) => by === '')
        .map(({ document }) => document)
    : [];
/** How many files may be sent, and how large (VAL-079). */
export const limits = ({ context }: CaseReplySnapshot) => context.limits;

export const isReading = (snapshot: CaseReplySnapshot) => snapshot.hasTag('loading');
export const isBusy = (snapshot: CaseReplySnapshot) => snapshot.hasTag('busy');
export const isSending = (snapshot: CaseReplySnapshot) => snapshot.hasTag('sending');
/** Back was pressed while it is being sent. */
export const isConfirmingLeave = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { sending: 'confirmingLeave' } });
/** INVIA was pressed, and there is no connection: nothing has been sent. */
export const isWaiting = (snapshot: CaseReplySnapshot) =>
  isSending(snapshot) && snapshot.context.sent === null;
export const isNothingToSend = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { ready: 'nothingToSend' } });
export const isConfirmingDiscard = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { ready: 'confirmingDiscard' } });
/** There are photographs that are not yet in the document: INVIA waits for them. */
export const isPhotographsPending = ({ context }: CaseReplySnapshot) => context.photographsPending;
/** The pages of the photographs. */
export const photographs = ({ children }: CaseReplySnapshot) => children.photographs;
const isAnswerLost = (snapshot: CaseReplySnapshot) =>
  snapshot.matches({ writing: { ready: 'answerLost' } });
/** The answer was lost, and repeating the reply is safe. */
export const isUnanswered = (snapshot: CaseReplySnapshot) =>
  isAnswerLost(snapshot) && isRepeatable(snapshot.context);
/** The answer was lost: the history shows whether the reply has arrived. */
export const isOutcomeUnknown = (snapshot: CaseReplySnapshot) =>
  isAnswerLost(snapshot) && !isRepeatable(snapshot.context);
/** Only this browser has the draft, although the acquirer offers to store it. */
export const isDraftHereOnly = ({ context }: CaseReplySnapshot) => context.draftHereOnly;

/** The sent part of the whole, 0 to 1. */
export const progress = ({ context }: CaseReplySnapshot) => context.sent ?? 0;

/** The sent part of each file, 0 to 1: they are sent one after the other. */
export const progressByFile = (snapshot: CaseReplySnapshot) => {
  const { context } = snapshot;
  const attached = attachedOf(context);
  const total = attached.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  return attached.map((file) => {
    const part = (progress(snapshot) * total - before) / file.size;
    before += file.size;
    return { file, part: Math.min(1, Math.max(0, part)) };
  });
};
