import type { CaseDetail } from '../../../../acquirer/contract/cases';
import { asksAboutCases, type Configuration } from '../../../../acquirer/contract/configuration';
import type { RefusedFile } from '../../../../acquirer/contract/rules';
import type { FlowResult } from '../../../flow-result';
import type {
  Answers,
  CheckAnswer,
  Draft,
  DraftAnswer,
  Intention,
  IntentionAnswer,
  SendAnswer,
  SendInput,
  SentFile,
} from './case-reply.actors';
import { proposalsFor } from './case-reply.proposals';
import type { PageOfPhotograph } from './photographs/photographs.actors';
import type { PhotographsInput, Room } from './photographs/photographs.types';

export interface CaseReplyInput {
  readonly caseId: string;
  readonly ebox: string;
  /** The numbers of the case on paper. */
  readonly number: string;
  /** The documents that the card company requests. */
  readonly documents: readonly string[];
  readonly limits: Configuration['upload'];
  /** What the acquirer offers beyond the specification. */
  readonly extensions: Configuration['extensions'];
}

export interface CaseReplyContext extends CaseReplyInput, Draft {
  /** The chosen documents, without that of the photographs. */
  readonly files: readonly File[];
  readonly offered: readonly File[];
  readonly refused: readonly RefusedFile<File>[];
  /** Stored photographs, as pages of their document. */
  readonly pages: readonly PageOfPhotograph[];
  /** The document of the photographs. */
  readonly album: File | null;
  /** There are photographs that are not yet in the document. */
  readonly photographsPending: boolean;
  readonly answers: Answers;
  readonly intention: Intention | null;
  /** The intention was sent, and its answer was lost. */
  readonly mayHaveArrived: boolean;
  /** Only this browser has the draft, although the acquirer offers to store it. */
  readonly draftHereOnly: boolean;
  /** The sent part of the upload, 0 to 1; null while there is no connection. */
  readonly sent: number | null;
  readonly sentAt: string;
  /** The case after a colleague's answer. */
  readonly taken: CaseDetail | null;
}

/** CAS-036: the requests of a case; a document that names two ('entrambe') takes two files. */
export const requestsOf = (documents: readonly string[] = []): string[] =>
  [...new Set(documents)].flatMap((document) =>
    /\bentramb[ei]\b/i.test(document) ? [`${document} (1/2)`, `${document} (2/2)`] : [document],
  );

/** The answer to a requested document: a file, null where it is not available, '' for none yet. */
export interface Answered {
  readonly document: string;
  readonly by: string | null;
}

/** A request as its row shows it. */
export interface Matched extends Answered {
  /** The file follows from names and order; the merchant has not confirmed it. */
  readonly proposed: boolean;
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
  | Exclude<FlowResult, { readonly type: 'completed' }>
  | { readonly type: 'overtaken'; readonly detail: CaseDetail; readonly leftOver: LeftOver }
  | { readonly type: 'completed'; readonly receipt: Receipt };

export type CaseReplyEvent =
  | DraftAnswer
  | CheckAnswer
  | IntentionAnswer
  | SendAnswer
  | ({ readonly type: 'reply.changed' } & Draft)
  | ({ readonly type: 'reply.submitted' } & Draft)
  | ({ readonly type: 'reply.discarded' } & Draft)
  | ({ readonly type: 'document.answered' } & Answered)
  | { readonly type: 'attachments.added'; readonly files: readonly File[] }
  | { readonly type: 'attachment.removed'; readonly file: File }
  | { readonly type: 'upload.cancelled' }
  /** INDIETRO. */
  | { readonly type: 'level.left' }
  /** Back of the browser, or a link, while it is being sent. */
  | { readonly type: 'leaving.requested' }
  | { readonly type: 'dialog.closed' };

/** A reply that nothing was written into. */
export const nothingWritten = {
  message: '',
  faxPost: false,
  files: [],
  refused: [],
  pages: [],
  album: null,
  photographsPending: false,
  answers: {},
  intention: null,
  mayHaveArrived: false,
} as const;

/** The acquirer counts a repeated sending once. */
export const isRepeatable = ({ extensions }: CaseReplyContext) =>
  extensions.includes('idempotency');

/** The input of the draft actors. */
export const draftInput = ({ caseId, extensions }: CaseReplyContext) => ({
  caseId,
  onAcquirer: extensions.includes('draftReply'),
});

const megabyte = 1024 * 1024;

/** The room that these documents leave for that of the photographs. */
export const roomBeside = (
  files: readonly File[],
  { fileMB, totalMB }: Configuration['upload'],
): Room => {
  const used = files.reduce((sum, { size }) => sum + size, 0);
  return {
    names: files.map(({ name }) => name),
    most: Math.min(fileMB * megabyte, totalMB * megabyte - used),
  };
};

export const photographsInput = (context: CaseReplyContext): PhotographsInput => {
  const { caseId, number, pages, files, limits } = context;
  return { caseId, number, pages, ...roomBeside(files, limits) };
};

/** The input of the check of the documents, including these. */
export const filesToCheck = (context: CaseReplyContext) => {
  const { caseId, files, offered, limits, album, photographsPending } = context;
  const reserved = photographsPending ? 0 : null;
  return { caseId, files: [...files, ...offered], limits, album: album?.size ?? reserved };
};

/** All files of the reply: the documents, and that of the photographs. */
export const attachedOf = ({
  files,
  album,
}: Pick<CaseReplyContext, 'files' | 'album'>): readonly File[] =>
  album === null ? files : [...files, album];

type Answering = Pick<CaseReplyContext, 'documents' | 'answers' | 'files' | 'album' | 'faxPost'>;

/** The merchant's answer to a request; undefined for a file that was removed since. */
const answerTo = (answering: Answering, document: string) => {
  const said = answering.answers[document];
  return said && !attachedOf(answering).some(({ name }) => name === said) ? undefined : said;
};

/** CAS-036: each request with the merchant's answer, or else with the proposed file. */
export const matchedOf = (answering: Answering): Matched[] => {
  const { documents, faxPost } = answering;
  const said = documents.map((document) => answerTo(answering, document));
  // By fax or post the documents can follow: nothing is proposed.
  const proposals = proposalsFor({
    documents: faxPost ? [] : documents.filter((_, place) => said[place] === undefined),
    files: attachedOf(answering).map(({ name }) => name),
    used: said.flatMap((by) => (by ? [by] : [])),
  });
  return documents.map((document, place) => {
    const by = said[place];
    if (by !== undefined) return { document, by, proposed: false };
    const proposal = proposals.get(document);
    return { document, by: proposal ?? '', proposed: proposal !== undefined };
  });
};

/** The requests without a confirmed answer; by fax or post it can still follow. */
export const missingOf = (answering: Answering): readonly string[] =>
  answering.faxPost
    ? []
    : matchedOf(answering)
        .filter(({ by, proposed }) => by === '' || proposed)
        .map(({ document }) => document);

export const receiptOf = (context: CaseReplyContext): Receipt => ({
  caseId: context.caseId,
  sentAt: context.sentAt,
  files: context.intention?.files ?? [],
  answered: matchedOf(context).map(({ document, by, proposed }) => ({
    document,
    by: proposed ? '' : by,
  })),
  message: context.message,
  faxPost: context.faxPost,
});

export const leftOverOf = (context: CaseReplyContext): LeftOver => ({
  message: context.message,
  faxPost: context.faxPost,
  files: attachedOf(context),
});

/** What is sent, as one intention. */
export const sendInput = (context: CaseReplyContext): SendInput => ({
  ...draftInput(context),
  asksCase: asksAboutCases(context.extensions),
  ebox: context.ebox,
  message: context.message,
  faxPost: context.faxPost,
  files: attachedOf(context),
  key: context.intention?.key ?? '',
  mayHaveArrived: context.mayHaveArrived,
});
