import { use, useCallback, useRef, useSyncExternalStore } from 'react';

interface Observable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

interface ActiveOrOver {
  readonly status: string;
}

/** Never settles: the component that waits for it is unmounted by the next page. */
const whatComesNext = new Promise<never>(() => {});

/**
 * The snapshot a view shows. When the flow is over, its last screen stays, inert, until the address
 * changes. A flow that was over before its first render shows none. With `select`, a view renders
 * again only when the selected part changes.
 */
export function useActiveSnapshot<Snapshot extends ActiveOrOver>(
  actor: Observable<Snapshot>,
): Snapshot;
export function useActiveSnapshot<Snapshot extends ActiveOrOver, Part>(
  actor: Observable<Snapshot>,
  select: (snapshot: Snapshot) => Part,
): Part;
export function useActiveSnapshot<Snapshot extends ActiveOrOver>(
  actor: Observable<Snapshot>,
  select?: (snapshot: Snapshot) => unknown,
) {
  const last = useRef(actor.getSnapshot());
  if (last.current.status === 'done') use(whatComesNext);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'active') last.current = snapshot;
    return select === undefined ? last.current : select(last.current);
  };
  return useSyncExternalStore(subscribe, read, read);
}
