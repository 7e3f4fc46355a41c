import * as v from 'valibot';
import { browserKeys } from './storage-keys';

const key = browserKeys.registration;

const keptMs = 7 * 24 * 3_600_000;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.pipe(v.number(), v.minValue(0)), copy: v.unknown() }),
);

/**
 * The registration that was begun in this browser, for another tab. It is kept for seven days from
 * its beginning (`at`, in milliseconds). A logout and a success empty local storage.
 */
export const registrationCopyIn = (storage: Storage, now: () => number) => ({
  /** Null where there is none; one that is too old, or unreadable, is deleted. */
  read: () => {
    const read = v.safeParse(stored, storage.getItem(key));
    const age = read.success ? now() - read.output.at : keptMs;
    if (read.success && age < keptMs) return read.output;
    storage.removeItem(key);
    return null;
  },
  write: (at: number, copy: unknown) => storage.setItem(key, JSON.stringify({ at, copy })),
  wipe: () => storage.removeItem(key),
});
