import type { RequestOf } from '../../../acquirer/client';
import type { CallContract } from '../../../acquirer/contract/call';
import { requestActor } from '../../call';
import type { ListFailure } from '../../flow-result';
import { requiredActor } from '../../typed-chart';

/** `open`: in a new window. `save`: as a download. */
export type DocumentUse = 'open' | 'save';

/** What the parent's call needs to fetch the document. */
export type DocumentRequest = Readonly<Record<string, string>>;

export interface Delivery {
  readonly file: Blob;
  readonly fileName: string;
  readonly how: DocumentUse;
}

export type FileAnswer =
  | { readonly type: 'file.delivered' }
  /** The browser blocked the window; the document waits at this address. */
  | { readonly type: 'file.blocked'; readonly address: string };

interface NoRoom {
  readonly type: 'http.429';
  readonly retryAfter: number;
}

const signature = '%PDF-';
/** PDF readers accept a signature some bytes after the start, and some writers need that. */
const signatureWithin = 1024;

/** A PDF starts with its signature; an error page sent under its name does not. */
export const isPdf = async (file: Blob) =>
  (await file.slice(0, signatureWithin).text()).includes(signature);

/** The answer of a call that fetches a PDF. */
export type PdfAnswer =
  | { readonly type: 'http.200'; readonly body: Blob }
  | ListFailure
  /** What arrived is no PDF. */
  | { readonly type: 'file.unreadable' }
  /** There is no room to make it now: it is asked for again. */
  | { readonly type: 'file.delayed' };

/** In seconds: a document without room for so long has failed. */
const longestWait = 120;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * API-047, API-048: fetches a PDF, and asks again while the service has no room to make it (429,
 * with the seconds to wait). Anything but a PDF is `file.unreadable`.
 */
export const pdfCall = <C extends CallContract, Input>(
  contract: C,
  toRequest: (input: Input) => RequestOf<C>,
) =>
  requestActor<Input, PdfAnswer>(async (input, ask, report) => {
    const fetched = async (waited: number): Promise<PdfAnswer> => {
      const outcome = (await ask(contract, toRequest(input))) as PdfAnswer | NoRoom;
      if (outcome.type === 'http.200')
        return (await isPdf(outcome.body)) ? outcome : { type: 'file.unreadable' };
      if (outcome.type !== 'http.429') return outcome;
      if (waited + outcome.retryAfter > longestWait) return { type: 'http.500' };
      report({ type: 'file.delayed' });
      await pause(outcome.retryAfter);
      return fetched(waited + outcome.retryAfter);
    };
    return fetched(0);
  });

/** The calls that fetch the document and hand it over. */
export const documentActors = {
  fetchDocument: requiredActor<{ request: DocumentRequest }>('fetchDocument'),
  deliver: requiredActor<Delivery>('deliver'),
};
