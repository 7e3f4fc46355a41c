import type { ParsedRequestOf } from '../../contract/call';
import type { eboxDownloadAllegato } from '../../contract/case-reply';
import type { Session } from '../accounts/session';
import type { Services } from '../services';
import { documentOf, type KeptDocument } from './documents';
import { textIn } from './documents/kinds';
import { textPdf } from './documents/text-pdf';
import { tiffPdf } from './documents/tiff-pdf';

const wholeOf = async ({ pieces }: KeptDocument) => {
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

const asPdf = async (document: KeptDocument, now: Date) => {
  const { name, kind, pieces } = document;
  if (kind === 'pdf') return streamOf(pieces());
  const bytes = await wholeOf(document);
  return new Uint8Array(
    kind === 'txt' ? await textPdf(name, textIn(bytes), now) : await tiffPdf(name, bytes, now),
  );
};

/**
 * API-074, API-075: a document of a case of theirs, whatever it was sent as, as a PDF; 403 for any
 * other. A TIFF that no viewer could show is answered with a page that says so.
 */
export const downloadAttachment =
  ({ db, clock }: Services) =>
  async (request: ParsedRequestOf<typeof eboxDownloadAllegato>, { account }: Session) => {
    const document = await documentOf(db, account, request);
    return new Response(await asPdf(document, clock()), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="documento.pdf"',
      },
    });
  };
