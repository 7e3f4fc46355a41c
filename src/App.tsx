import { useSelector } from '@xstate/react';
import { type ReactElement, Suspense, useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { hostMachine } from '../machines/host/host.machine';
import { pageOf } from '../machines/host/host.selectors';
import type { HostContext } from '../machines/host/host.types';
import { ConnectionNotice } from './portal/ConnectionNotice';
import { Leaving } from './portal/Leaving';
import { PortalScreen } from './portal/PortalScreen';
import type { Visit } from './portal/screen-props';
import type { FlowWithView } from './shared/flow';
import { Announced } from './ui/Dialog';

type Host = ActorRefFrom<typeof hostMachine>;

/** The screen of the flow that plays, or has just ended; each visit to a flow has its own. */
const useFlowScreen = ({ flow, module, facts }: HostContext): ReactElement | null =>
  useMemo(() => {
    if (flow === null || module === null || facts === null) return null;
    const { View } = module as FlowWithView;
    return (
      <Suspense key={flow.sessionId}>
        <View actor={flow} facts={facts} />
      </Suspense>
    );
  }, [flow, module, facts]);

/** Renders the charts' states; decides nothing. */
export function App({ host }: { readonly host: Host }) {
  const context = useSelector(host, (snapshot) => snapshot.context);
  const flow = useFlowScreen(context);
  const visit: Visit = useCallback(
    (url, how = 'push') => host.send({ type: 'address.asked', url, how }),
    [host],
  );
  const { portal, leaving, connection } = host.getSnapshot().children;
  if (context.portal === null || !portal || !leaving || !connection) return null;
  const connectionNotice = <ConnectionNotice actor={connection} />;
  return (
    <Announced value={connectionNotice}>
      <PortalScreen
        portal={context.portal}
        send={portal.send}
        shown={{ address: context.address, page: pageOf(context), flow }}
        visit={visit}
        leave={() => leaving.send({ type: 'leaving.requested' })}
      />
      <Leaving actor={leaving} />
      {connectionNotice}
    </Announced>
  );
}
