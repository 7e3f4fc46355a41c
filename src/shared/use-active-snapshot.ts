import { use, useCallback, useRef, useSyncExternalStore } from 'react';

interface Observable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

interface ActiveOrOver {
  readonly status: string;
}

/** Never kept: who waits for it is taken off the page by what comes next. */
const whatComesNext = new Promise<never>(() => {});

/**
 * The snapshot a view shows. A final state has no screen of its own: when the flow is over, its
 * last screen stays, inert, until the address changes; one that was over before it could be drawn
 * has none. With `select`, a view of a part of it is drawn again only when that part is another.
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
  return useSyncExternalStore(subscribe, () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'active') last.current = snapshot;
    return select === undefined ? last.current : select(last.current);
  });
}
