import { type EventObject, fromCallback } from 'xstate';
import type { ReadingAnswer } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { startWorker } from '../../../../browser/trusted-worker';
import address from './read.worker.ts?worker&url';

/**
 * Reads photographs one by one in a lazily loaded worker. Stopping early terminates the worker. If
 * the worker dies, the remaining photographs count as unreadable.
 */
export const readPhotographs = fromCallback<EventObject, { files: readonly File[] }>(
  ({ input, sendBack }) => {
    const worker = startWorker(address);
    let done = 0;
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingAnswer>) => {
      done += 1;
      sendBack(data);
    });
    worker.addEventListener('error', () => {
      for (const { name } of input.files.slice(done))
        sendBack({ type: 'photograph.unreadable', name });
      sendBack({ type: 'photographs.finished' });
    });
    worker.postMessage(input.files);
    return () => worker.terminate();
  },
);
