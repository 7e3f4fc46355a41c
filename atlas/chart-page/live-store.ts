import { useSyncExternalStore } from 'react';
import { createRecorder, type OpenPortal, type Recorder, type Watch, watchPortal } from '../live';

interface Live {
  readonly portals: readonly OpenPortal[];
  /** Whether moves are being recorded, and how many have been. */
  readonly recorder: Recorder | null;
  readonly moves: number;
}

let live: Live = { portals: [], recorder: null, moves: 0 };
let watch: Watch | null = null;
const listeners = new Set<() => void>();

const become = (next: Partial<Live>) => {
  live = { ...live, ...next };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  watch ??= watchPortal(
    (portals) => become({ portals }),
    (message) => {
      live.recorder?.record(message);
      if (live.recorder !== null) become({ moves: live.moves + 1 });
    },
  );
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || live.recorder !== null) return;
    watch?.stop();
    watch = null;
  };
};

/** The portals open in other tabs, and what is recorded of them. */
export const useLive = (): Live => useSyncExternalStore(subscribe, () => live);

export const startRecording = () => become({ recorder: createRecorder(), moves: 0 });
export const stopRecording = () => become({ recorder: null });
