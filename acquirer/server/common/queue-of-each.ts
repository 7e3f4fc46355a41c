import { Refusal } from './refusal';

/** Runs the work of a key in the queue of that key. */
export type QueueOfEach = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** A bounded queue for each key: `atOnce` works of one key run, `mostWaiting` wait, TooMany beyond. */
export const queueOfEach = (atOnce: number, mostWaiting: number): QueueOfEach => {
  const queues = new Map<
    string,
    { readonly run: ReturnType<typeof boundedQueue>; works: number }
  >();
  return async (key, work) => {
    const queue = queues.get(key) ?? { run: boundedQueue(atOnce, mostWaiting), works: 0 };
    queues.set(key, queue);
    queue.works += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.works -= 1;
      if (queue.works === 0) queues.delete(key);
    }
  };
};

const queues = new Map<string, Promise<unknown>>();

/** Runs the work of one key strictly one after the other; different keys do not wait. */
export const keyedQueue = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const turn = (queues.get(key) ?? Promise.resolve()).then(work, work);
  queues.set(key, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(key) === turn) queues.delete(key);
  }
};

/** So many works of one key at a time. */
export type FewAtOnce = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

const retryAfterSeconds = 2;

/** At most `most` works of one key at a time; one more is refused with 429, for two seconds later. */
export const fewAtOnce = (most: number): FewAtOnce => {
  const running = new Map<string, number>();
  return async (key, work) => {
    const before = running.get(key) ?? 0;
    if (before >= most)
      throw new Refusal(429, [`${most} at a time`], { 'Retry-After': `${retryAfterSeconds}` });
    running.set(key, before + 1);
    try {
      return await work();
    } finally {
      const now = (running.get(key) ?? 1) - 1;
      if (now > 0) running.set(key, now);
      else running.delete(key);
    }
  };
};

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
