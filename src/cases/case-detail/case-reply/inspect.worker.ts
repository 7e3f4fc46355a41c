import { documentViolation } from './document-violation';

self.addEventListener('message', async ({ data }: MessageEvent<File>) =>
  self.postMessage(await documentViolation(data)),
);
