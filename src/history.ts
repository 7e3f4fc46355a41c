import type { ActorRefFrom } from 'xstate';
import type { hostMachine } from '../machines/host/host.machine';

type Host = Pick<ActorRefFrom<typeof hostMachine>, 'on' | 'send'>;

/** The host's address in the address bar; where Back and Forward lead is asked of the host. */
export const connectHistory = (window: Window, host: Host) => {
  const written = host.on('address.shown', ({ url, how }) =>
    window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', url),
  );
  const onPopState = () =>
    host.send({ type: 'address.asked', url: window.location.href, how: 'shown' });
  window.addEventListener('popstate', onPopState);
  return () => {
    written.unsubscribe();
    window.removeEventListener('popstate', onPopState);
  };
};
