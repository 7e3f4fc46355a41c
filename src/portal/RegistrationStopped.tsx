import { errorTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { Button } from '../ui/Button';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** ERR-007, ERR-011: the service works, and another username or other data may succeed. */
export function Refused(props: PortalScreenProps) {
  return <WithWayBack {...props} explanation={errorTexts.refused} />;
}

/** ERR-011: the input is kept, and the registration can continue. */
export function Suspended(props: PortalScreenProps) {
  return <WithWayBack {...props} explanation={errorTexts.suspended} />;
}

function WithWayBack({ portal, send, explanation }: PortalScreenProps & { explanation: string }) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <ErrorScreen
        explanation={explanation}
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
