import { fetchFaces } from './faces';
import type { PdfForm } from './fields';
import type { PdfWorkerAnswer } from './make-pdf';
import { createPdf } from './pdf';

const answer = (message: PdfWorkerAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<PdfForm>) => {
  fetchFaces()
    .then((faces) => createPdf(data, faces))
    .then(
      (file) => answer({ type: 'made', file }),
      (error: unknown) => {
        console.error(error);
        answer({ type: 'failed' });
      },
    );
});
