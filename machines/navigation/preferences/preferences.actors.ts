import { type EventObject, fromCallback } from 'xstate';
import {
  getPreferences,
  type Preferences,
  savePreferences,
} from '../../../acquirer/contract/preferences';
import { call } from '../../call';
import { isSignedIn, type PortalSnapshot } from '../../portal/portal.selectors';

export type UserNews =
  /** `offered`: the back end keeps what the user prefers. */
  | { readonly type: 'user.entered'; readonly offered: boolean; readonly token: string }
  | { readonly type: 'user.left' };

const tokenOf = (portal: PortalSnapshot) =>
  isSignedIn(portal) ? portal.context.session.token : null;

export const preferencesActors = {
  readPreferences: call(getPreferences, () => ({})),
  savePreferences: call(savePreferences, (preferences: Preferences) => preferences),
  /** Watches the portal: whose session is in force. */
  watchUser: fromCallback<EventObject>(({ sendBack, system }) => {
    const notify = (news: UserNews) => sendBack(news);
    let known: string | null = null;
    const look = (portal: PortalSnapshot) => {
      const token = tokenOf(portal);
      if (token === known) return;
      if (known !== null) notify({ type: 'user.left' });
      known = token;
      const { extensions = [] } = portal.context.configuration ?? {};
      if (token !== null)
        notify({ type: 'user.entered', offered: extensions.includes('preferences'), token });
    };
    const watching = system.get('portal')?.subscribe(look);
    return () => watching?.unsubscribe();
  }),
};
