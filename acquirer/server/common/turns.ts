/** Nobody more can be taken in: whoever comes should come again later. */
export class TooMany extends Error {}

/**
 * Runs so many works at once and lets so many wait, in their order. One more is not taken in: TooMany
 * at once, because an answer that comes after a minute is read by nobody.
 */
export const turns = (atOnce: number, mostWaiting: number) => {
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
