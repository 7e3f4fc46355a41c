import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { isAnswerUnderWay } from './under-way';

const unread = Symbol('unread');

/**
 * What is on the page once it no longer changes: read until it reads the same twice, an interval of
 * `expect.poll` apart, while no answer is on its way ('Lettura in corso' reads the same twice too).
 * Everything a journey learns from a page comes through here or through `expect.poll`.
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
