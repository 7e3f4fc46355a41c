import type { ParsedRequestOf } from '../../contract/call';
import type { eboxDownloadAllegato } from '../../contract/case-reply';
import type { Session } from '../accounts/session';
import type { Services } from '../services';
import { documentOf, type StoredDocument } from './documents';
import { textOf } from './documents/kinds';
import { textPdf } from './documents/text-pdf';
import { tiffPdf } from './documents/tiff-pdf';

const asPdf = (
  { name, kind, bytes }: StoredDocument,
  now: Date,
): Promise<Uint8Array> | Uint8Array => {
  if (kind === 'pdf') return bytes;
  return kind === 'txt' ? textPdf(name, textOf(bytes), now) : tiffPdf(name, bytes, now);
};

/**
 * API-074, API-075: a document of a case of theirs, whatever it was sent as, as a PDF; 403 for any
 * other. A TIFF that no viewer could show is answered with a page that says so.
 */
export const downloadAttachment =
  ({ db, clock }: Services) =>
  async (request: ParsedRequestOf<typeof eboxDownloadAllegato>, { account }: Session) => {
    const document = await documentOf(db, account, request);
    return new Response(new Uint8Array(await asPdf(document, clock())), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="documento.pdf"',
      },
    });
  };
