import { useState } from 'react';
import { isAt } from '../../machines/pages';
import { needsSupport, notice } from '../../machines/portal/portal.selectors';
import { randomId } from '../../machines/random-id';
import { typedUser } from '../boot/sent-login';
import { noticeTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { Loading } from '../ui/Loading';
import { frameOf } from './frame';
import { LoginScreen } from './LoginScreen';
import { loginFormOf } from './login-form';
import type { PortalScreenProps } from './screen-props';

export function PublicPages(props: PortalScreenProps) {
  return isAt(props.shown.address.pathname, 'start', 'login') ? (
    <Login {...props} />
  ) : (
    <PublicFlow {...props} />
  );
}

function Login({ portal }: PortalScreenProps) {
  const { configuration } = portal.context;
  const message = notice(portal);
  const [state] = useState(() => randomId());
  return (
    <PublicLayout {...frameOf(configuration)} full>
      <LoginScreen
        form={configuration && loginFormOf(configuration, window.location.origin, state)}
        message={message && noticeTexts[message]}
        user={message ? typedUser() : ''}
        needsSupport={needsSupport(portal)}
        recoveryUrl={configuration?.passwordRecoveryUrl}
      />
    </PublicLayout>
  );
}

function PublicFlow({ portal, shown }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      {shown.flow ?? <Loading />}
    </PublicLayout>
  );
}
