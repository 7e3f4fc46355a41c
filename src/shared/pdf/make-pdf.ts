import { type EventObject, fromCallback } from 'xstate';
import { saveFile } from '../../browser/save-file';
import { startWorker } from '../../browser/trusted-worker';
import type { PdfForm } from './fields';
import address from './pdf.worker.ts?worker&url';

export type PdfWorkerAnswer =
  | { readonly type: 'made'; readonly file: Blob }
  | { readonly type: 'failed' };

/**
 * Makes a PDF of the known data, in a worker that is loaded on first use, and hands it over.
 * Stopped before it is done, it stops the worker and no file appears.
 */
export const makePdf = <Known>(
  formOf: (known: Known) => PdfForm,
  fileNameOf: (known: Known) => string,
) =>
  fromCallback<EventObject, Known>(({ input, sendBack }) => {
    const worker = startWorker(address);
    const failed = () => sendBack({ type: 'pdf.failed' });
    worker.addEventListener('message', ({ data }: MessageEvent<PdfWorkerAnswer>) => {
      if (data.type === 'failed') return failed();
      saveFile(data.file, fileNameOf(input));
      sendBack({ type: 'pdf.made' });
    });
    worker.addEventListener('error', failed);
    worker.postMessage(formOf(input));
    return () => worker.terminate();
  });
