import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../acquirer/server/database/database';
import { perMinute } from '../../acquirer/server/http/rate-limit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a limit asks the database while it counts, and never by a timer, which would outlive the database', async () => {
  const asked: string[] = [];
  const database = new Proxy({} as Database, {
    get: (_, name) => {
      asked.push(String(name));
      throw new Error('PGlite is closed');
    },
  });
  perMinute(database, 'costly', 10);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(asked).toEqual([]);
});
