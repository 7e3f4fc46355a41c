import { pathOf } from '../../machines/pages';
import { notice } from '../../machines/portal/portal.selectors';
import { blockedTexts, errorTexts, noticeTexts, sessionTexts } from '../italian/portal';
import { sharedTexts } from '../italian/shared';
import { PublicLayout } from '../layout/PublicLayout';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { PageHeading } from '../ui/PageHeading';
import { SupportContact } from '../ui/SupportContact';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** The page under the expired-session dialog; it has no content. */
export function Interrupted({ portal }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <ExpiredHeading />
    </PublicLayout>
  );
}

/** Under the expired-session dialog: the heading of a page that was never drawn. */
export function ExpiredHeading() {
  return <PageHeading title={sessionTexts.title} takesFocus={false} />;
}

/** The portal checks the storage when a page loads: RIPROVA loads one. */
export function WithoutStorage() {
  return (
    <PublicLayout {...frameOf(null)}>
      <ErrorScreen
        explanation={errorTexts.withoutStorage}
        wayOut={{ label: sharedTexts.retry, href: pathOf('login') }}
      />
    </PublicLayout>
  );
}

export function Misconfigured({ send }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(null)}>
      <ErrorScreen
        explanation={errorTexts.misconfigured}
        wayOut={{
          label: sharedTexts.retry,
          onPress: () => send({ type: 'configuration.retried' }),
        }}
      />
    </PublicLayout>
  );
}

/** ERR-022: the session is over; the dialog leads to the login. */
export function Blocked({ portal, send }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <PageHeading title={blockedTexts.title} takesFocus={false} />
      <Dialog title={blockedTexts.title} onClose={() => send({ type: 'dialog.closed' })}>
        <p>{blockedTexts.explanation}</p>
        <SupportContact />
      </Dialog>
    </PublicLayout>
  );
}

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
