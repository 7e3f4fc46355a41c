import type { AnyActorLogic } from 'xstate';
import { startWorker } from '../../browser/trusted-worker';
import address from './workbook.worker.ts?worker&url';

let waiting: Worker | undefined;

const callWriter = () => {
  if (waiting !== undefined) return;
  const called = startWorker(address);
  waiting = called;
  // One that does not come is asked for anew by whoever needs it.
  called.addEventListener('error', () => {
    if (waiting === called) waiting = undefined;
  });
};

/** The writer that was called, or one that is called now; it works for one export. */
export const takeWriter = () => {
  callWriter();
  const taken = waiting as Worker;
  waiting = undefined;
  return taken;
};

const callWriterIfPossible = () => {
  try {
    callWriter();
  } catch {
    // Whoever needs it is told then.
  }
};

/** The call for all rows, and beside it the writer of workbooks: whoever presses ESPORTA waits for the longer of both. */
export const besideWriter = <Call extends AnyActorLogic>(call: Call): Call => ({
  ...call,
  start: (...begun) => {
    call.start?.(...begun);
    callWriterIfPossible();
  },
});
