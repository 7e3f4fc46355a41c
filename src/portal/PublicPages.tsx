import { useState } from 'react';
import type { Configuration } from '../../acquirer/contract/configuration';
import { isAt } from '../../machines/pages';
import { recoveryUrlOf } from '../../machines/password-recovery/recovery-url';
import { needsSupport, notice } from '../../machines/portal/portal.selectors';
import type { Session } from '../../machines/portal/session';
import { randomId } from '../../machines/random-id';
import { typedUser } from '../boot/sent-login';
import { choiceTexts, noticeTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import { ownAddress } from '../ui/base-path';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { frameOf } from './frame';
import { type LoginForm, LoginScreen } from './LoginScreen';
import type { PortalScreenProps } from './screen-props';

const nameOf = (session: Session | null, unknown: string) => {
  const { name = '', user = '' } = session?.merchant ?? {};
  return name !== '' && user !== '' ? `${name} (${user})` : name || user || unknown;
};

/**
 * A login for another user while one is signed in: nothing is replaced before the merchant chooses.
 */
export function ChoosingUser({ portal, send }: PortalScreenProps) {
  const { configuration, session, newcomer } = portal.context;
  const entering = nameOf(newcomer, choiceTexts.unknownNewcomer);
  return (
    <PublicLayout {...frameOf(configuration)}>
      <div className="mx-auto grid w-full max-w-reading gap-8 py-6 lg:py-12">
        <PageHeading
          title={choiceTexts.title(entering)}
          intro={choiceTexts.explanation(nameOf(session, choiceTexts.another))}
        />
        <ActionRow>
          <Button onClick={() => send({ type: 'newcomer.admitted' })}>
            {choiceTexts.enter(entering)}
          </Button>
          <Button look="secondary" onClick={() => send({ type: 'newcomer.declined' })}>
            {choiceTexts.stay(nameOf(session, choiceTexts.unknown))}
          </Button>
        </ActionRow>
      </div>
    </PublicLayout>
  );
}

/** LOG-003, LOG-004: the target of the form, the address of its return, and the state. */
const loginFormOf = (
  { authentication }: Pick<Configuration, 'authentication'>,
  origin: string,
  state: string,
): LoginForm => ({
  action: authentication.loginUrl,
  userField: authentication.userField,
  passwordField: authentication.passwordField,
  successUrlField: authentication.successUrlField,
  successUrl: `${origin}/login`,
  ...(authentication.stateField && { stateField: authentication.stateField, state }),
});

export function PublicPages(props: PortalScreenProps) {
  return isAt(props.shown.address.pathname, 'start', 'login') ? (
    <Login {...props} />
  ) : (
    <PublicFlow {...props} />
  );
}

function Login({ portal, send }: PortalScreenProps) {
  const { configuration } = portal.context;
  const message = notice(portal);
  const [state] = useState(() => randomId());
  return (
    <PublicLayout {...frameOf(configuration)} full>
      <LoginScreen
        form={configuration && loginFormOf(configuration, ownAddress(window.location), state)}
        onBegin={
          portal.can({ type: 'login.begun' }) ? () => send({ type: 'login.begun' }) : undefined
        }
        message={message && noticeTexts[message]}
        user={message ? typedUser() : ''}
        needsSupport={needsSupport(portal)}
        recoveryUrl={configuration ? recoveryUrlOf(configuration) : undefined}
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
