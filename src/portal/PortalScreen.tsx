import {
  type AccessState,
  accessState,
  isSessionExpired,
} from '../../machines/portal/portal.selectors';
import { sessionTexts } from '../italian/portal';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { SupportProvider } from '../ui/SupportContact';
import { Setup, SignedIn } from './lazy-pages';
import { ChoosingUser, PublicPages } from './PublicPages';
import {
  Blocked,
  Interrupted,
  Misconfigured,
  Stopped,
  Unanswered,
  WithoutStorage,
} from './Stopped';
import type { PortalScreenProps, Screen } from './screen-props';
import { Waiting } from './Waiting';

/** It offers only the login; Escape does not close it (LOG-033 to LOG-035). */
export function ExpiredSessionDialog({ onLogin }: { onLogin: () => void }) {
  return (
    <Dialog
      title={sessionTexts.title}
      actions={<Button onClick={onLogin}>{sessionTexts.login}</Button>}
    >
      <p>{sessionTexts.explanation}</p>
    </Dialog>
  );
}

const screens = {
  loggingIn: Waiting,
  misconfigured: Misconfigured,
  withoutStorage: WithoutStorage,
  choosingUser: ChoosingUser,
  entering: Waiting,
  departing: Waiting,
  signedOut: PublicPages,
  interrupted: Interrupted,
  mustCompleteSetup: Setup,
  signedIn: SignedIn,
  blocked: Blocked,
  stopped: Stopped,
  unanswered: Unanswered,
} satisfies Record<AccessState, Screen>;

/** One screen per state of the portal; the expired-session dialog overlays any of them. */
export function PortalScreen(props: PortalScreenProps) {
  const Screen = screens[accessState(props.portal)];
  return (
    <SupportProvider value={props.portal.context.configuration?.support ?? null}>
      <Screen {...props} />
      {isSessionExpired(props.portal) && (
        <ExpiredSessionDialog onLogin={() => props.send({ type: 'login.requested' })} />
      )}
    </SupportProvider>
  );
}
