import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * What is on the page once it no longer changes: read until it reads the same twice. Everything a
 * journey learns from a page comes through here or through `expect.poll`.
 */
export const settled = async <T>(read: () => T | Promise<T>): Promise<T> => {
  let last = await read();
  const isSteady = async () => {
    const before = last;
    last = await read();
    return isDeepStrictEqual(last, before);
  };
  await expect.poll(isSteady).toBe(true);
  return last;
};
