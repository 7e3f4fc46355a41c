import { errorTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { ErrorScreen, type ErrorScreenProps } from './ErrorScreen';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

export function Stopped(props: PortalScreenProps) {
  return <WithLogin {...props} />;
}

/** ERR-017: no answer to the login; the code or the token can be used again. */
export function Unanswered(props: PortalScreenProps) {
  const { send } = props;
  return (
    <WithLogin
      {...props}
      explanation={errorTexts.unanswered}
      onRetry={() => send({ type: 'login.retried' })}
    />
  );
}

type Parts = Pick<ErrorScreenProps, 'explanation' | 'onRetry'>;

function WithLogin({ portal, send, ...parts }: PortalScreenProps & Parts) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <ErrorScreen
        {...parts}
        wayOut={{ label: errorTexts.login, onPress: () => send({ type: 'login.requested' }) }}
      />
    </PublicLayout>
  );
}
