import { type EventObject, fromCallback } from 'xstate';
import { isInside, isSessionExpired, type PortalSnapshot } from './portal.selectors';

/** Reports that the session is over, or has expired. */
export const receiveSession = fromCallback<EventObject>(({ sendBack, system }) => {
  const onPortal = (portal: PortalSnapshot) => {
    if (!isInside(portal) || isSessionExpired(portal)) sendBack({ type: 'session.over' });
  };
  const subscription = system.get('portal')?.subscribe(onPortal);
  return () => subscription?.unsubscribe();
});
