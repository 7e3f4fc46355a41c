import { isNotServed } from '../../machines/portal/portal.selectors';
import { errorTexts, loginMessages } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { ErrorScreen, type ErrorScreenProps } from './ErrorScreen';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** LOG-023: a user who is not served reads what the login page says after a code (LOG-022). */
export function Stopped(props: PortalScreenProps) {
  const explanation = isNotServed(props.portal) ? loginMessages.notServed : errorTexts.explanation;
  return <WithLogin {...props} explanation={explanation} />;
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
