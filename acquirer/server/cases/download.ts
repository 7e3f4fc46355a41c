import type { ParsedRequestOf } from '../../contract/call';
import type { eboxDownloadAllegato } from '../../contract/case-reply';
import type { Session } from '../accounts/session';
import type { Services } from '../services';
import { documentOf, type ReadDocument } from './documents';
import { scanAsPdf, textAsPdf } from './documents/works';

const wholeOf = async ({ pieces }: ReadDocument) => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces()) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
};

const streamOf = (pieces: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });

const converted = async ({ work, clock }: Services, document: ReadDocument) => {
  const { name, kind } = document;
  const sent = { name, bytes: await wholeOf(document), now: clock() };
  return new Uint8Array(await work(kind === 'txt' ? textAsPdf : scanAsPdf, sent));
};

const asPdf = (services: Services, sessionId: string, document: ReadDocument) =>
  document.kind === 'pdf'
    ? streamOf(document.pieces())
    : services.fewDocuments(sessionId, () => converted(services, document));

/**
 * API-074, API-075: a document of the caller's cases as a PDF, whatever its type was; 403 for any
 * other. A TIFF that no viewer can show becomes a page with a notice. 429 while two documents of
 * the same session are being converted; a stored PDF needs no conversion.
 */
export const downloadAttachment =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof eboxDownloadAllegato>, { id, account }: Session) => {
    const document = await documentOf(services.db, account, request);
    return new Response(await asPdf(services, id, document), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="documento.pdf"',
      },
    });
  };
