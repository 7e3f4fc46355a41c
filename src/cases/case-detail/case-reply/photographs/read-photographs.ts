import { type EventObject, fromCallback } from 'xstate';
import type { ReadingAnswer } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { startWorker } from '../../../../browser/trusted-worker';
import address from './read.worker.ts?worker&url';

/**
 * Reads photographs one by one, in a worker which is loaded only now. Stopped before it is done, it
 * stops the worker; a worker that dies leaves unreadable what it has not told of.
 */
export const readPhotographs = fromCallback<EventObject, { files: readonly File[] }>(
  ({ input, sendBack }) => {
    const worker = startWorker(address);
    let told = 0;
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingAnswer>) => {
      told += 1;
      sendBack(data);
    });
    worker.addEventListener('error', () => {
      for (const { name } of input.files.slice(told))
        sendBack({ type: 'photograph.unreadable', name });
      sendBack({ type: 'photographs.finished' });
    });
    worker.postMessage(input.files);
    return () => worker.terminate();
  },
);
