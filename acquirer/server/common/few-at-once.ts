import { Refusal } from './refusal';

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
