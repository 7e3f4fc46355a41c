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
