import { vi } from 'vitest';

/** Waits until the check no longer fails: a slow machine gets all the time it needs. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 100_000, interval: 20 });
