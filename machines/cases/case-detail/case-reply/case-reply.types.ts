import type { CaseDetail } from '../../../../acquirer/contract/cases';
import type { Configuration } from '../../../../acquirer/contract/configuration';
import type { RefusedFile } from '../../../../acquirer/contract/rules';
import type { Exit } from '../../../exit';
import type {
  Answers,
  CheckAnswer,
  Draft,
  DraftAnswer,
  Intention,
  IntentionAnswer,
  SendAnswer,
  SentFile,
  VerifyAnswer,
} from './case-reply.actors';
import type { PageOfPhotograph } from './photographs/photographs.actors';
import type { PhotographsInput } from './photographs/photographs.types';

export interface CaseReplyInput {
  readonly caseId: string;
  readonly ebox: string;
  /** What the case is called by those who have it on paper. */
  readonly number: string;
  /** What the card company asks for. */
  readonly documents: readonly string[];
  readonly limits: Configuration['upload'];
  /** What the acquirer offers beyond the specification. */
  readonly extensions: Configuration['extensions'];
}

export interface CaseReplyContext extends CaseReplyInput, Draft {
  readonly files: readonly File[];
  readonly offered: readonly File[];
  readonly refused: readonly RefusedFile<File>[];
  /** Pictures that are to become a document. */
  readonly photographs: readonly File[];
  /** Pages of such a document that were found again. */
  readonly pages: readonly PageOfPhotograph[];
  readonly answers: Answers;
  readonly intention: Intention | null;
  /** The part of the upload that has left, 0 to 1. */
  readonly sent: number;
  readonly sentAt: string;
  /** The case after a colleague's answer. */
  readonly taken: CaseDetail | null;
}

/** What answers a requested document: a file, null where there is none to be had, '' nothing yet. */
export interface Answered {
  readonly document: string;
  readonly by: string | null;
}

/** What the merchant may print after INVIA. */
export interface Receipt {
  readonly caseId: string;
  /** ISO. */
  readonly sentAt: string;
  readonly files: readonly SentFile[];
  readonly answered: readonly Answered[];
  readonly message: string;
  readonly faxPost: boolean;
}

/** The unsent message and files when a colleague has answered. */
export interface LeftOver extends Draft {
  readonly files: readonly File[];
}

export type CaseReplyExit =
  | Exclude<Exit, { readonly type: 'completed' }>
  | { readonly type: 'overtaken'; readonly detail: CaseDetail; readonly leftOver: LeftOver }
  | { readonly type: 'completed'; readonly receipt: Receipt };

export type CaseReplyEvent =
  | DraftAnswer
  | CheckAnswer
  | IntentionAnswer
  | SendAnswer
  | VerifyAnswer
  | ({ readonly type: 'reply.changed' } & Draft)
  | ({ readonly type: 'reply.submitted' } & Draft)
  | ({ readonly type: 'reply.discarded' } & Draft)
  | ({ readonly type: 'document.answered' } & Answered)
  | { readonly type: 'attachments.added'; readonly files: readonly File[] }
  | { readonly type: 'attachment.removed'; readonly file: File }
  | { readonly type: 'upload.cancelled' }
  /** INDIETRO. */
  | { readonly type: 'level.left' }
  /** Back of the browser, or a link, while it is sent. */
  | { readonly type: 'leaving.requested' }
  | { readonly type: 'dialog.closed' };

/** What the draft actors need. */
export const draftInput = ({ caseId, extensions }: CaseReplyContext) => ({
  caseId,
  onAcquirer: extensions.includes('draftReply'),
});

const megabyte = 1024 * 1024;

/** What the photographs chart needs; its document must have room beside the others. */
export const photographsInput = (context: CaseReplyContext): PhotographsInput => {
  const { caseId, number, photographs, pages, files, limits } = context;
  const used = files.reduce((sum, { size }) => sum + size, 0);
  return {
    caseId,
    number,
    chosen: photographs,
    pages,
    names: files.map(({ name }) => name),
    most: Math.min(limits.fileMB * megabyte, limits.totalMB * megabyte - used),
  };
};

/** A file that was taken out answers nothing any more. */
export const answeredOf = ({ documents, answers, files }: CaseReplyContext): Answered[] =>
  documents.map((document) => {
    const by = answers[document] ?? (document in answers ? null : '');
    return { document, by: by === null || files.some(({ name }) => name === by) ? by : '' };
  });

export const receiptOf = (context: CaseReplyContext): Receipt => ({
  caseId: context.caseId,
  sentAt: context.sentAt,
  files: context.intention?.files ?? [],
  answered: answeredOf(context),
  message: context.message,
  faxPost: context.faxPost,
});

export const leftOverOf = ({ message, faxPost, files }: CaseReplyContext): LeftOver => ({
  message,
  faxPost,
  files,
});
