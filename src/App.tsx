import { useSelector } from '@xstate/react';
import { type ReactElement, Suspense, useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../machines/navigation/navigation.machine';
import { isPointRefused as isRefused, pageOf } from '../machines/navigation/navigation.selectors';
import type { NavigationContext } from '../machines/navigation/navigation.types';
import { isSessionExpired } from '../machines/portal/portal.selectors';
import { PreferencesActor } from './layout/use-preferences';
import { ConnectionNotice } from './portal/ConnectionNotice';
import { Leaving } from './portal/Leaving';
import { PortalScreen } from './portal/PortalScreen';
import { ExpiredHeading } from './portal/Stopped';
import type { Visit } from './portal/screen-props';
import type { FlowWithView } from './shared/flow';
import { LiveRegion } from './ui/Announcement';
import { Announced } from './ui/Dialog';

type Navigation = ActorRefFrom<typeof navigationMachine>;

/**
 * The screen of the flow that runs, or has just ended; each visit to a flow has a separate one. A
 * flow that ended before its first render has none: where the session ended it, the heading says
 * so.
 */
const useFlowScreen = ({
  flow,
  module,
  flowInput,
  portal,
}: NavigationContext): ReactElement | null => {
  const isExpired = portal !== null && isSessionExpired(portal);
  return useMemo(() => {
    if (flow === null || module === null || flowInput === null) return null;
    const { View } = module as FlowWithView;
    return (
      <Suspense key={flow.sessionId} fallback={isExpired ? <ExpiredHeading /> : null}>
        <View actor={flow} flowInput={flowInput} />
      </Suspense>
    );
  }, [flow, module, flowInput, isExpired]);
};

/** Renders the charts' states; decides nothing. */
export function App({ navigation }: { readonly navigation: Navigation }) {
  const context = useSelector(navigation, (snapshot) => snapshot.context);
  const isPointRefused = useSelector(navigation, isRefused);
  const flow = useFlowScreen(context);
  const visit: Visit = useCallback(
    (url, how = 'push') => navigation.send({ type: 'address.asked', url, how }),
    [navigation],
  );
  const { portal, leaving, pointChoice, preferences, connection, exports } =
    navigation.getSnapshot().children;
  if (context.portal === null || !portal || !leaving || !pointChoice || !connection) return null;
  const connectionNotice = <ConnectionNotice actor={connection} />;
  return (
    <PreferencesActor value={preferences}>
      <Announced value={connectionNotice}>
        <PortalScreen
          portal={context.portal}
          send={portal.send}
          shown={{
            address: context.address,
            page: pageOf(context),
            level: context.where.level,
            openedFrom: context.where.openedFrom,
            flow,
            isPointRefused,
          }}
          pointChoice={pointChoice}
          exports={exports}
          visit={visit}
          leave={() => leaving.send({ type: 'leaving.requested' })}
        />
        <Leaving actor={leaving} />
        {connectionNotice}
        <LiveRegion />
      </Announced>
    </PreferencesActor>
  );
}
