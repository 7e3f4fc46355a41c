import { compose, type Sheets } from './compose';
import type { ComposeWorkerAnswer } from './compose-photographs';
import { shrinkPicture } from './draw';

const answer = (message: ComposeWorkerAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<Sheets>) => {
  compose(data, shrinkPicture).then(
    (file) => answer(file === null ? { type: 'tooLarge' } : { type: 'made', file }),
    (error: unknown) => {
      console.error(error);
      answer({ type: 'failed' });
    },
  );
});
