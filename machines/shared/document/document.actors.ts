import { type EventObject, fromCallback } from 'xstate';
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
  | { readonly type: 'file.readable' }
  | { readonly type: 'file.unreadable' }
  | { readonly type: 'file.delivered' }
  /** The browser blocked the window; the document waits at this address. */
  | { readonly type: 'file.blocked'; readonly address: string };

const signature = '%PDF-';
/** PDF readers accept a signature some bytes after the start, and some writers need that. */
const signatureWithin = 1024;

/** A PDF starts with its signature; an error page sent under its name does not. */
export const isPdf = async (file: Blob) =>
  (await file.slice(0, signatureWithin).text()).includes(signature);

/** The calls that fetch the document, check it, and hand it over. */
export const documentActors = {
  fetchDocument: requiredActor<{ request: DocumentRequest }>('fetchDocument'),
  inspect: fromCallback<EventObject, { file: Blob }>(({ input, sendBack }) => {
    isPdf(input.file).then(
      (readable) => sendBack({ type: readable ? 'file.readable' : 'file.unreadable' }),
      () => sendBack({ type: 'file.unreadable' }),
    );
  }),
  deliver: requiredActor<Delivery>('deliver'),
};
