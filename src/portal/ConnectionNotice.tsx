import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { connectionMachine } from '../../machines/shared/connection/connection.machine';
import { connectionTexts } from '../italian/portal';
import { Notice } from '../ui/Notice';
import { useHydrated } from '../ui/use-hydrated';

/** Over every page, and in every dialog; a screen reader announces what appears in a region that was there before. */
export function ConnectionNotice({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof connectionMachine>;
}) {
  const missing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  // No page that is written at build time has such a region.
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
    </div>
  );
}
