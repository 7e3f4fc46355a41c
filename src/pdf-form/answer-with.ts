import type { FormWorkerAnswer } from './worker-answer';

const answer = (message: FormWorkerAnswer) => self.postMessage(message);

/** The whole life of a worker: what is known comes in, the form goes out. */
export const answerWith = <Known>(make: (known: Known) => Promise<Blob>) =>
  self.addEventListener('message', ({ data }: MessageEvent<Known>) => {
    make(data).then(
      (file) => answer({ type: 'made', file }),
      (error: unknown) => {
        console.error(error);
        answer({ type: 'failed' });
      },
    );
  });
