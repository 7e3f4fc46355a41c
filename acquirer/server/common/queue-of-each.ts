import { boundedQueue } from './bounded-queue';

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
