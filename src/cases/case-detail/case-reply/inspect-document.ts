import type { RuleViolation } from '../../../../acquirer/contract/rules/violation';
import type { InspectDocument } from '../../../../machines/cases/case-detail/case-reply/case-reply.files';
import { startWorker } from '../../../browser/trusted-worker';
import address from './inspect.worker.ts?worker&url';

const judged = new WeakMap<File, Promise<RuleViolation | undefined>>();

const inspect = (file: File) =>
  new Promise<RuleViolation | undefined>((resolve) => {
    const worker = startWorker(address);
    const answer = (violation: RuleViolation | undefined) => {
      worker.terminate();
      resolve(violation);
    };
    worker.addEventListener('message', ({ data }) => answer(data));
    worker.addEventListener('error', () => answer(undefined));
    worker.postMessage(file);
  });

/**
 * What is wrong inside a PDF or a TIFF, found once for each file in a worker that is loaded on first
 * use. Where that worker fails the acquirer judges when the file is sent.
 */
export const inspectDocument: InspectDocument = (file) => {
  const known = judged.get(file) ?? inspect(file);
  judged.set(file, known);
  return known;
};
