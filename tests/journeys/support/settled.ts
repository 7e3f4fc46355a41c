import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { isAnswerUnderWay } from './pending-calls';

const unread = Symbol('unread');

/**
 * The page once it no longer changes: two equal readings, an interval of `expect.poll` apart, with
 * no call under way. A call matters because 'Lettura in corso' reads the same twice too. Journeys
 * read pages only through this function or `expect.poll`.
 */
export const settled = async <T>(read: () => T | Promise<T>): Promise<T> => {
  let last: T | typeof unread = unread;
  const isSteady = async () => {
    const before = last;
    const mayChange = isAnswerUnderWay();
    last = await read();
    return !mayChange && isDeepStrictEqual(last, before);
  };
  await expect.poll(isSteady).toBe(true);
  return last as unknown as T;
};
