import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { connectionMachine } from '../../machines/shared/connection/connection.machine';
import { outdated } from '../browser/reload';
import { connectionTexts, newVersionTexts } from '../italian/portal';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { useHydrated } from '../ui/use-hydrated';

/**
 * Shown over every page and in every dialog. The region always exists, because a screen reader
 * announces only changes in it.
 */
export function ConnectionNotice({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof connectionMachine>;
}) {
  const missing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  const isOutdated = useSyncExternalStore(outdated.subscribe, outdated.get, () => false);
  // Pages written at build time lack the region.
  if (!useHydrated()) return null;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-3 z-50 mx-auto max-w-form print:hidden"
    >
      {missing && (
        <div className="rounded-control shadow-raised">
          <Notice tone="warning" title={connectionTexts.title}>
            {connectionTexts.explanation}
          </Notice>
        </div>
      )}
      {isOutdated && (
        <div className="pointer-events-auto rounded-control shadow-raised">
          <Notice
            tone="info"
            action={
              <Button look="secondary" onClick={() => location.reload()}>
                {newVersionTexts.reload}
              </Button>
            }
          >
            {newVersionTexts.explanation}
          </Notice>
        </div>
      )}
    </div>
  );
}
