import {
  type AccessState,
  accessState,
  isSessionExpired,
} from '../../machines/portal/portal.selectors';
import { ExpiredSessionDialog } from '../layout/ExpiredSessionDialog';
import { SupportProvider } from '../ui/SupportContact';
import { Blocked } from './Blocked';
import { ChoosingUser } from './ChoosingUser';
import { Interrupted } from './Interrupted';
import { Setup, SignedIn } from './lazy-pages';
import { Misconfigured } from './Misconfigured';
import { PublicPages } from './PublicPages';
import { Stopped, Unanswered } from './Stopped';
import type { PortalScreenProps, Screen } from './screen-props';
import { Waiting } from './Waiting';
import { WithoutStorage } from './WithoutStorage';

const screens = {
  loggingIn: Waiting,
  misconfigured: Misconfigured,
  withoutStorage: WithoutStorage,
  choosingUser: ChoosingUser,
  entering: Waiting,
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
