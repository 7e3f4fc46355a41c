import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { TooMany } from '../common/queue-of-each';
import type { Worker } from '../common/work';
import { warmUp } from './works';

/** One processor is left to those who wait for no document. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
const mostWaiting = 200;
const patienceMs = 60_000;
/** The longest that a timer can be set to. */
const longest = 2 ** 31 - 1;

const isAtLimit = (error: unknown) =>
  error instanceof Error && error.message === 'Task queue is at limit';

/**
 * Threads that do long work, each with the built code of `entry.ts`. One that takes a minute, or more
 * memory than half a gigabyte, is ended. Rejects with TooMany when 200 wait.
 */
export const workThreads = (file: URL) => {
  const pool = new Piscina({
    filename: file.href,
    // None before the first work, so that the start is not delayed. From then on they stay.
    minThreads: 0,
    idleTimeout: longest,
    maxThreads: threads,
    maxQueue: mostWaiting,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // When a thread dies, its pending work is rejected with the reason.
  pool.on('error', () => undefined);
  const work: Worker = async ({ name }, input) => {
    try {
      return await pool.run({ name, input }, { signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      throw isAtLimit(error) ? new TooMany('too much work is waiting') : error;
    }
  };
  let loading: Promise<unknown> = Promise.resolve();
  return {
    work,
    /** Loads the PDF code before the first request; a failure here is repeated by that request. */
    warmUp: () => {
      loading = work(warmUp, undefined).catch(() => undefined);
      return loading;
    },
    /** Ending a thread that is loading its code is known to abort a process of Node now and then. */
    close: async () => {
      await loading;
      await pool.close({ force: true });
    },
  };
};
