import { errorTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

export function Stopped({ portal, send }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <ErrorScreen
        wayOut={{ label: errorTexts.login, onPress: () => send({ type: 'login.requested' }) }}
      />
    </PublicLayout>
  );
}
