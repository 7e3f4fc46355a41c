import { useCallback, useRef, useSyncExternalStore } from 'react';

interface Observable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * The snapshot a view shows. A final state has no screen of its own: when the flow is over, its
 * last screen stays, inert, until the address changes.
 */
export const useActiveSnapshot = <Snapshot extends { readonly status: string }>(
  actor: Observable<Snapshot>,
): Snapshot => {
  const last = useRef(actor.getSnapshot());
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'active') last.current = snapshot;
    return last.current;
  });
};
