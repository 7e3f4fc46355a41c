import { type EventObject, fromCallback } from 'xstate';
import { saveFile } from '../save-file';
import type { FormWorkerAnswer } from './worker-answer';

/**
 * Makes a form in a worker, which is loaded only now, and hands it over. Stopped before it is
 * done, it stops the worker and no file appears.
 */
export const makeFormIn = <Known>(openWorker: () => Worker, fileNameOf: (known: Known) => string) =>
  fromCallback<EventObject, Known>(({ input, sendBack }) => {
    const worker = openWorker();
    const failed = () => sendBack({ type: 'form.failed' });
    worker.addEventListener('message', ({ data }: MessageEvent<FormWorkerAnswer>) => {
      if (data.type === 'failed') return failed();
      saveFile(data.file, fileNameOf(input));
      sendBack({ type: 'form.made' });
    });
    worker.addEventListener('error', failed);
    worker.postMessage(input);
    return () => worker.terminate();
  });
