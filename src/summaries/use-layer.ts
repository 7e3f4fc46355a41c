import { useCallback, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type * as select from '../../machines/summaries/summaries.selectors';

type Layer = NonNullable<ReturnType<typeof select.layer>>;

/** The snapshot of the layer's chart, while there is one. */
export const useLayer = (layer: Layer | undefined): SnapshotFrom<Layer> | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = layer?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [layer],
  );
  return useSyncExternalStore(subscribe, () => layer?.getSnapshot());
};
