import { useSelector } from '@xstate/react';
import { use, useRef } from 'react';
import type { AnyActorRef } from 'xstate';

interface Observable<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): Snapshot;
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
export function useActiveSnapshot<Snapshot extends ActiveOrOver, Part = Snapshot>(
  actor: Observable<Snapshot>,
  select = (snapshot: Snapshot) => snapshot as unknown as Part,
): Part {
  const last = useRef(actor.getSnapshot());
  if (last.current.status === 'done') use(whatComesNext);
  return useSelector(actor, (snapshot) => {
    if (snapshot.status === 'active') last.current = snapshot;
    return select(last.current);
  });
}
