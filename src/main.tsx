import './styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { createClient } from '../acquirer/client';
import { atlasChannel } from '../machines/atlas-channel';
import { connect } from '../machines/call';
import { readArrival } from '../machines/portal/arrival';
import { portalMachine } from '../machines/portal/portal.machine';
import { App } from './App';
import { todayInItaly } from './italian/format';
import { createMirror } from './mirror';
import { loadBehindLogin } from './portal/late-pages';
import { routes } from './routes';
import { createSessionStore } from './session-store';

const store = createSessionStore(window);

const isLogin = () => ['/', '/login'].includes(window.location.pathname);

/** A token or a code in the address is taken out before anything else is requested (LOG-013). */
const takeArrival = () => {
  if (!isLogin()) return readArrival('');
  const arrival = readArrival(window.location.search);
  if (window.location.search !== '')
    window.history.replaceState(null, '', window.location.pathname);
  return arrival;
};

const arrival = takeArrival();
const stored = store.restore();
if (arrival.kind === 'code' || arrival.kind === 'token' || stored.token !== null)
  void loadBehindLogin();

/** The atlas, open in another tab, may look on: nothing is loaded before it asks. */
const letAtlasWatch = () => {
  const channel = new BroadcastChannel(atlasChannel);
  const answer = () =>
    import('./show-to-atlas').then(({ showToAtlas }) => showToAtlas(channel, portal, mirror));
  channel.addEventListener('message', () => void answer(), { once: true });
  channel.postMessage({ type: 'opened' });
};

const portal = createActor(
  portalMachine.provide({
    actions: {
      connectClient: ({ context }) => {
        if (context.configuration === null) return;
        if (context.configuration.atlas) letAtlasWatch();
        connect({
          client: createClient({
            configuration: context.configuration,
            session: () => ({
              id: store.id(),
              token: portal.getSnapshot().context.session.token,
            }),
          }),
          successUrl: `${window.location.origin}/login`,
          clientId: context.configuration.authentication.clientId,
        });
      },
      storeSession: ({ context }) => store.save(context.session),
      clearStorage: () => store.clear(),
    },
  }),
  { input: { session: stored, arrival } },
);

const mirror = createMirror(window, portal, routes, () => todayInItaly(new Date()));
const root = document.getElementById('root') as HTMLElement;
const app = <App portal={portal} mirror={mirror} />;

const render = () => {
  root.hidden = false;
  createRoot(root).render(app);
};

/**
 * A login page that somebody is looking at is taken over once there is nothing left to wait for;
 * one that is only passed through was hidden before, and gives way at once.
 */
const takeOver = () => {
  if (!root.hasAttribute('data-prerendered') || root.hidden) {
    render();
    return;
  }
  const settled = portal.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    settled.unsubscribe();
    if (snapshot.matches({ access: 'signedOut' }) && isLogin()) hydrateRoot(root, app);
    else render();
  });
};

takeOver();
portal.start();
