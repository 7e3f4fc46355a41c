import { errorTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { Button } from '../ui/Button';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** ERR-007, ERR-011: the service is well, and another username or other data may do. */
export function Refused({ portal, send }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <ErrorScreen
        explanation={errorTexts.refused}
        wayOut={{
          label: errorTexts.registration,
          onPress: () => send({ type: 'registration.requested' }),
        }}
      >
        <Button look="secondary" onClick={() => send({ type: 'login.requested' })}>
          {errorTexts.login}
        </Button>
      </ErrorScreen>
    </PublicLayout>
  );
}
