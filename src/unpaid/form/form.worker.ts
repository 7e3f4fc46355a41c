import type { KnownFacts } from '../../../machines/unpaid/unpaid.actors';
import type { FormWorkerAnswer } from '../make-form';
import { alignmentForm } from './alignment-form';

const answer = (message: FormWorkerAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<KnownFacts>) => {
  alignmentForm(data).then(
    (file) => answer({ type: 'made', file }),
    (error: unknown) => {
      console.error(error);
      answer({ type: 'failed' });
    },
  );
});
