import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { portalMachine } from '../machines/portal/portal.machine';
import { RouterAnchors } from './layout/RouterAnchors';
import type { Mirror } from './mirror';
import { Stage } from './portal/Stage';

interface AppProps {
  readonly portal: ActorRefFrom<typeof portalMachine>;
  readonly mirror: Mirror;
}

const written = (to: To) => (typeof to === 'string' ? to : createPath(to));

const navigatorOf = (mirror: Mirror): Navigator => ({
  createHref: written,
  go: (steps) => window.history.go(steps),
  push: (to) => mirror.visit(written(to)),
  replace: (to) => mirror.visit(written(to), 'replace'),
});

/** Shows what the portal chart and the mirror say; decides nothing. */
export function App({ portal, mirror }: AppProps) {
  const scene = useSyncExternalStore(mirror.subscribe, mirror.getScene, mirror.getScene);
  const snapshot = useSelector(portal, (current) => current);
  const navigator = useMemo(() => navigatorOf(mirror), [mirror]);
  return (
    <Router location={scene.address} navigator={navigator}>
      <RouterAnchors>
        <Stage portal={snapshot} send={portal.send} scene={scene} />
      </RouterAnchors>
    </Router>
  );
}
