import { type EventObject, fromCallback } from 'xstate';
import type { KnownFacts } from '../../machines/unpaid/unpaid.actors';
import { unpaidTexts } from '../italian/unpaid';
import { saveFile } from '../save-file';

export type FormWorkerAnswer =
  | { readonly type: 'made'; readonly file: Blob }
  | { readonly type: 'failed' };

/**
 * Makes the form in a worker, which is loaded only now, and hands it over. Stopped before it is
 * done, it stops the worker and no file appears.
 */
export const makeForm = fromCallback<EventObject, KnownFacts>(({ input, sendBack }) => {
  const worker = new Worker(new URL('./form/form.worker.ts', import.meta.url), { type: 'module' });
  const failed = () => sendBack({ type: 'form.failed' });
  worker.addEventListener('message', ({ data }: MessageEvent<FormWorkerAnswer>) => {
    if (data.type === 'failed') return failed();
    saveFile(data.file, unpaidTexts.form.fileName);
    sendBack({ type: 'form.made' });
  });
  worker.addEventListener('error', failed);
  worker.postMessage(input);
  return () => worker.terminate();
});
