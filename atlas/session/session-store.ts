import { useSyncExternalStore } from 'react';
import type { Recording } from '../../paths/engine/recording';

let stored: Recording | null = null;
const listeners = new Set<() => void>();

/** The recording to be looked at: read from a file, or just made. */
export const keepSession = (recording: Recording) => {
  stored = recording;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = () => useSyncExternalStore(subscribe, () => stored);
