import type { AnyActorLogic } from 'xstate';
import { startWorker } from '../../browser/trusted-worker';
import address from './workbook.worker.ts?worker&url';

let waiting: Worker | undefined;

const preloadWriter = () => {
  if (waiting !== undefined) return;
  const called = startWorker(address);
  waiting = called;
  // After a failure, the next use requests it again.
  called.addEventListener('error', () => {
    if (waiting === called) waiting = undefined;
  });
};

/** The writer that was requested earlier, or one requested now; it serves one export. */
export const takePreloadedWriter = () => {
  preloadWriter();
  const taken = waiting as Worker;
  waiting = undefined;
  return taken;
};

const callWriterIfPossible = () => {
  try {
    preloadWriter();
  } catch {
    // The error is reported on first use.
  }
};

/**
 * Makes the call for all rows and loads the workbook writer in parallel: ESPORTA takes as long as
 * the slower one.
 */
export const withPreloadedWriter = <Call extends AnyActorLogic>(call: Call): Call => ({
  ...call,
  start: (...begun) => {
    call.start?.(...begun);
    callWriterIfPossible();
  },
});
