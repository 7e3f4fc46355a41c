import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { portalMachine } from '../machines/portal/portal.machine';
import type { Mirror } from './mirror';
import { PortalScreen } from './portal/PortalScreen';

interface AppProps {
  readonly portal: ActorRefFrom<typeof portalMachine>;
  readonly mirror: Mirror;
}

/** Shows what the portal chart and the mirror say; decides nothing. */
export function App({ portal, mirror }: AppProps) {
  const scene = useSyncExternalStore(mirror.subscribe, mirror.getScene, mirror.getScene);
  const snapshot = useSelector(portal, (current) => current);
  return <PortalScreen portal={snapshot} send={portal.send} scene={scene} visit={mirror.visit} />;
}
