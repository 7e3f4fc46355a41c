import { notice } from '../../machines/portal/portal.selectors';
import { errorTexts, noticeTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { Button } from '../ui/Button';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/**
 * LOG-023: a user who is not served reads what the login page says after a code (LOG-022). ERR-007,
 * ERR-011: another username or other data may succeed, or the registration can continue.
 */
export function Stopped({ portal, send }: PortalScreenProps) {
  const reason = notice(portal);
  const registers = portal.can({ type: 'registration.requested' });
  const toLogin = { label: errorTexts.login, onPress: () => send({ type: 'login.requested' }) };
  const toRegistration = {
    label: errorTexts.registration,
    onPress: () => send({ type: 'registration.requested' }),
  };
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <ErrorScreen
        wayOut={registers ? toRegistration : toLogin}
        explanation={reason ? noticeTexts[reason] : errorTexts.explanation}
      >
        {registers && (
          <Button look="secondary" onClick={toLogin.onPress}>
            {toLogin.label}
          </Button>
        )}
      </ErrorScreen>
    </PublicLayout>
  );
}

/** ERR-017: no answer to the login; the code or the token can be used again. */
export function Unanswered({ portal, send }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <ErrorScreen
        explanation={errorTexts.unanswered}
        onRetry={() => send({ type: 'login.retried' })}
        wayOut={{ label: errorTexts.login, onPress: () => send({ type: 'login.requested' }) }}
      />
    </PublicLayout>
  );
}
