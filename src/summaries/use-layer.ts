import { useCallback, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { listMachine } from '../../machines/shared/list/list.machine';

/** The snapshot of the layer's chart, while there is one. */
export const useLayer = (
  layer: ActorRefFrom<typeof listMachine> | undefined,
): SnapshotFrom<typeof listMachine> | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = layer?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [layer],
  );
  return useSyncExternalStore(subscribe, () => layer?.getSnapshot());
};
