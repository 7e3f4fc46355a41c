/** The queue is full; the caller should retry later. */
export class TooMany extends Error {}

/**
 * A queue: runs `atOnce` works at a time and lets `mostWaiting` wait in order. Beyond that it
 * rejects immediately with TooMany, because an answer after a minute is useless.
 */
export const boundedQueue = (atOnce: number, mostWaiting: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = () => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting) return Promise.reject(new TooMany('too many are waiting'));
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
