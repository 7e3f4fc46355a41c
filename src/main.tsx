import { now } from '../acquirer/client/clock';
import { isAt } from '../machines/pages';
import './styles.css';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { createClient } from '../acquirer/client';
import { logout, tokenExchange } from '../acquirer/contract/session';
import { atlasChannel } from '../machines/atlas-channel';
import { arrivalWith, readArrival } from '../machines/login/arrival';
import { configurationWith } from '../machines/login/login.actors';
import { loginMachine } from '../machines/login/login.machine';
import { leavingMachine } from '../machines/navigation/leaving/leaving.machine';
import { navigationMachine } from '../machines/navigation/navigation.machine';
import { isSettled, pageOf } from '../machines/navigation/navigation.selectors';
import type { NavigationContext } from '../machines/navigation/navigation.types';
import { preferencesMachine } from '../machines/navigation/preferences/preferences.machine';
import { portalMachine } from '../machines/portal/portal.machine';
import {
  isOnErrorPage,
  isSessionExpired,
  isSignedIn,
  tokenInUse,
} from '../machines/portal/portal.selectors';
import { grantedBy } from '../machines/portal/session';
import { connectionMachine } from '../machines/shared/connection/connection.machine';
import { App } from './App';
import { fetchStartedEarly } from './boot/configuration';
import { crashOnOwnRejection, showCrashPage } from './boot/crash-page';
import { pressAgain, takePressed } from './boot/early-clicks';
import { yieldToBrowser } from './boot/portal-files';
import { takePrefetched } from './boot/prefetched-response';
import { keepSentLogin, takeSentLogin } from './boot/sent-login';
import { watchConnection } from './browser/connection';
import { depart } from './browser/departure';
import { createFlowDrafts, storedCodes } from './browser/flow-drafts';
import { connectHistory, trailIn } from './browser/history';
import { applyLooks, applyStored, markReadFor, readFor, storedLooks } from './browser/preferences';
import { registrationCopyIn } from './browser/registration-copy';
import { forgetReload, noteMissingCode, reloadOnce } from './browser/reload';
import { createSessionStore } from './browser/session-store';
import { storeColumns, storedColumns } from './browser/stored-columns';
import { storedFiles } from './browser/stored-files';
import { storedReminders, storeReminders } from './browser/stored-reminders';
import { storedSearches, storeSearches } from './browser/stored-searches';
import { createTabs } from './browser/tabs';
import { findUnsent } from './browser/unsent-work';
import { storageIsBlocked } from './browser/usable-storage';
import { casesWithDraft } from './cases/case-detail/case-reply/draft-store';
import { todayInItaly } from './italian/format';
import { preloadSignedInShell } from './portal/lazy-pages';
import { routes } from './routes';
import { BackLevels } from './ui/back-level';
import { inPortal, ownAddress } from './ui/base-path';
import { keepFocus } from './ui/keep-focus';

const files = new URL('.', import.meta.url).href;
window.addEventListener('unhandledrejection', crashOnOwnRejection(files));
// The build lets every import of code loaded later say when it failed.
window.addEventListener('vite:preloadError', ({ payload }) => void noteMissingCode(payload));

const blocked = storageIsBlocked(window);

applyStored();
keepFocus(document);
keepSentLogin();

/** Development only: `?inspect` writes each event with its state and context to the console. */
const isInspected =
  import.meta.env.DEV && new URLSearchParams(window.location.search).has('inspect');

const store = createSessionStore(window);
const drafts = createFlowDrafts(window.sessionStorage);
const codes = storedCodes(window.sessionStorage);
// Reading deletes a copy that is too old, on every page.
registrationCopyIn(window.localStorage, () => now().getTime()).read();
const tabs = createTabs(store);

const isLogin = () => isAt(inPortal(window.location.pathname), 'start', 'login');

/** Removes a token or a code from the address before any other request (LOG-013). */
const takeArrival = () => {
  const { pathname, search } = window.location;
  const query = isLogin() ? search : '';
  if (query !== '') window.history.replaceState(null, '', pathname);
  return query === '' ? readArrival('') : arrivalWith(query, takeSentLogin());
};

const arrival = takeArrival();
const stored = store.restore();
if (arrival.kind === 'code' || arrival.kind === 'token' || stored.token !== null)
  preloadSignedInShell().catch(() => {});

/** The atlas in another tab may observe the portal: nothing is loaded before it asks. */
const letAtlasWatch = () => {
  const channel = new BroadcastChannel(atlasChannel);
  const answer = () =>
    import('./browser/show-to-atlas').then(({ showToAtlas }) => showToAtlas(channel, navigation));
  // A failure of the observation must not stop a merchant.
  channel.addEventListener('message', () => answer().catch(() => {}), { once: true });
  channel.postMessage({ type: 'opened' });
};

const login = loginMachine.provide({
  actors: {
    askTabs: tabs.ask,
    loadConfiguration: configurationWith(fetchStartedEarly(window)),
  },
  actions: {
    connectClient: ({ context: { configuration }, system }) => {
      if (configuration === null) return;
      if (configuration.atlas && 'BroadcastChannel' in window) letAtlasWatch();
      store.keepCalls(configuration);
      const atWork = system.get('portal');
      const session = () => ({
        id: store.id(),
        token: tokenInUse(atWork.getSnapshot()),
        expiresAt: atWork.getSnapshot().context.session.renewal?.expiresAt ?? null,
      });
      const client = createClient({
        configuration,
        session,
        prefetched: takePrefetched(window),
        renew: tabs.renew(atWork, async ({ refreshToken }) => {
          const outcome = await client.ask(tokenExchange, {
            grant_type: 'refresh_token',
            refresh_token: refreshToken,
            client_id: configuration.authentication.clientId,
          });
          return outcome.type === 'http.200'
            ? grantedBy(outcome.body, now().getTime(), refreshToken)
            : null;
        }),
      });
      system.get('apiClient').send({ type: 'connected', client });
    },
  },
});

const portal = portalMachine.provide({
  actors: { login, depart },
  actions: {
    storeSession: ({ context }) => store.save(context.session),
    storeWantedPage: ({ context }) => store.want(context.wanted ?? ''),
    clearStorage: ({ system }) => {
      system.get('sentCodes')?.send({ type: 'codes.forgotten' });
      store.clear();
    },
    setStorageAside: () => store.setAside(),
    replaceStorage: ({ context, system }) => {
      system.get('sentCodes')?.send({ type: 'codes.forgotten' });
      store.replace(context.session);
    },
  },
});

const isOnAcquirer = () =>
  navigation
    .getSnapshot()
    .context.portal?.context.configuration?.extensions.includes('draftReply') ?? false;

const leaving = leavingMachine.provide({
  actors: {
    findUnsent: findUnsent({
      flows: drafts.unsent,
      replies: () => casesWithDraft(window.sessionStorage),
      areFilesWaiting: storedFiles.isWaiting,
      isOnAcquirer,
    }),
  },
});

const connection = connectionMachine.provide({ actors: { watchConnection } });

const preferences = preferencesMachine.provide({
  actions: {
    applyPreferences: ({ context: { preferences } }) => {
      applyLooks(preferences);
      storeSearches(preferences);
      storeColumns(preferences);
      storeReminders(preferences);
    },
    markRead: ({ context: { token } }) => markReadFor(token),
    unmarkRead: () => markReadFor(null),
  },
});

const navigation = createActor(
  navigationMachine.provide({ actors: { portal, leaving, connection, preferences } }),
  {
    input: {
      url: inPortal(window.location.href),
      origin: ownAddress(window.location),
      routes,
      today: () => todayInItaly(now()),
      session: stored,
      arrival,
      storageIsBlocked: blocked,
      drafts,
      sentCodes: codes.read(),
      wanted: store.wanted(),
      preferences: {
        ...storedLooks(),
        ...storedSearches(),
        ...storedColumns(),
        ...storedReminders(),
      },
      preferencesReadFor: readFor(),
      trail: trailIn(window.history.state),
    },
  },
);

navigation.subscribe({ error: showCrashPage });
navigation.on('flow.draft', drafts.write);
navigation.getSnapshot().children.sentCodes?.subscribe(({ context }) => codes.write(context));

const { openLevel } = connectHistory(window, navigation);

document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  if (effectiveDirective !== 'form-action') return;
  navigation.getSnapshot().children.portal?.send({ type: 'login.blocked' });
});

/** Ends the session on the acquirer too, where it offers that; nothing waits for its answer. */
const logOut = (token: string) => {
  const { configuration } = navigation.getSnapshot().context.portal?.context ?? {};
  if (!configuration?.extensions.includes('logout')) return;
  const session = { id: store.lastId() || store.id(), token };
  void createClient({ configuration, session: () => session }).ask(logout, {});
};

const root = document.getElementById('root') as HTMLElement;

/** Clicks recorded before the portal was ready are replayed. */
function Pressed({ take }: { readonly take: () => string }) {
  useLayoutEffect(() => {
    const pressed = take();
    // React hydrates a pressed part first, but not while it commits.
    setTimeout(() => pressAgain(root, pressed));
  }, [take]);
  return null;
}

const appAfter = (take: () => string) => (
  <BackLevels value={openLevel}>
    <App navigation={navigation} />
    <Pressed take={take} />
  </BackLevels>
);

/** In several tasks, like all that follows, so that nothing blocks the page for long. */
const render = () => {
  root.hidden = false;
  startTransition(() =>
    createRoot(root, { onUncaughtError: showCrashPage }).render(
      appAfter(() => takePressed(window)),
    ),
  );
};

/** From here on React handles clicks. */
const hydrate = () => {
  const pressed = takePressed(window);
  const app = appAfter(() => pressed);
  startTransition(() => {
    // A page that changes meanwhile, for instance to the error page, is drawn from scratch.
    hydrateRoot(root, app, { onUncaughtError: showCrashPage, onRecoverableError: console.info });
  });
};

/** Written at build time: the login, or the frame of another page. */
const wasWritten = ['prerendered', 'shell'].some((kind) => kind in root.dataset);

/** The written page equals the portal's first render. */
const isOnView = (context: NavigationContext) => {
  const { portal } = context;
  if (portal === null) return false;
  if ('prerendered' in root.dataset)
    return portal.matches({ access: { outside: 'signedOut' } }) && isLogin();
  if (!isSignedIn(portal) || isOnErrorPage(portal) || isSessionExpired(portal)) return false;
  return context.flow !== null && pageOf(context) === root.dataset.shell;
};

const settled = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isSettled(navigation.getSnapshot())) return;
      watching.unsubscribe();
      resolve();
    };
    const watching = navigation.subscribe(look);
    look();
  });

/**
 * Hydrates the page when nothing is pending. A login that only passes through was hidden before,
 * and is replaced immediately.
 */
const takeOver = async () => {
  if (!wasWritten || root.hidden) {
    forgetReload();
    return render();
  }
  await settled();
  await yieldToBrowser();
  const { portal } = navigation.getSnapshot().context;
  if (portal?.context.session.token) await preloadSignedInShell().catch(reloadOnce);
  forgetReload();
  if (isOnView(navigation.getSnapshot().context)) return hydrate();
  render();
};

const begin = async () => {
  if (isInspected) (await import('./browser/inspect-in-console')).inspectInConsole(navigation);
  navigation.start();
  const { portal: atWork, preferences: preferring } = navigation.getSnapshot().children;
  if (atWork !== undefined) tabs.follow(atWork, logOut);
  if (preferring !== undefined) tabs.followPreferences(preferring);
  takeOver().catch(showCrashPage);
};

// Starts in a new task: parsing the bundle has already filled this one.
setTimeout(() => void begin());
