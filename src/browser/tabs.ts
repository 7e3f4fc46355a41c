import { safeParse } from 'valibot';
import { type ActorRefFrom, type EventObject, fromCallback } from 'xstate';
import { preferences as preferencesSchema } from '../../acquirer/contract/preferences';
import { welcomeData } from '../../acquirer/contract/session';
import type { TabsAnswer, TabsQuestion } from '../../machines/login/login.actors';
import type { preferencesMachine } from '../../machines/navigation/preferences/preferences.machine';
import type { portalMachine } from '../../machines/portal/portal.machine';
import { mayHandOver } from '../../machines/portal/portal.selectors';
import type { Granted, Renewal } from '../../machines/portal/session';
import { randomId } from '../../machines/random-id';
import { inPortal } from '../ui/base-path';
import { renewalLock, sessionLock } from './session-keys';
import { granted, type SessionStore } from './session-store';

/** Messages between the tabs of one origin. */
type Message =
  /** `user` is the one whose session is wanted; null for any user. */
  | { readonly type: 'session.asked'; readonly by: string; readonly user: string | null }
  | { readonly type: 'session.handed'; readonly to: string; readonly texts: unknown }
  | { readonly type: 'session.renewed'; readonly token: string; readonly granted: unknown }
  | { readonly type: 'session.ended' | 'session.expired'; readonly token: string }
  | { readonly type: 'merchant.changed'; readonly token: string; readonly merchant: unknown }
  | { readonly type: 'preferences.saved'; readonly token: string; readonly preferences: unknown };

/** How long a tab may take to answer, and how long a new tab waits for an uncertain one. */
const patienceMs = { known: 2_000, unknown: 60 };

/** How long a message between tabs may take. */
const heardMs = 250;

/** A signed-in tab holds a lock: without it no tab can answer, so that waiting is useless. */
const howLong = async () => {
  if (!('locks' in navigator)) return patienceMs.unknown;
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name === sessionLock) ? patienceMs.known : 0;
  } catch {
    return patienceMs.unknown;
  }
};

const here = () => inPortal(`${window.location.pathname}${window.location.search}`);

const tokenIn = (portal: Portal) => portal.getSnapshot().context.session.token;

/** This tab has a session to hand over, of the user who is asked for. */
const hasWanted = (portal: Portal, user: string | null) => {
  const snapshot = portal.getSnapshot();
  const isOfUser = user === null || snapshot.context.session.merchant?.user === user;
  return mayHandOver(snapshot) && isOfUser;
};

const holdWhile = (portal: Portal) => {
  let release: (() => void) | null = null;
  const look = () => {
    const holds = release !== null;
    if (!('locks' in navigator) || mayHandOver(portal.getSnapshot()) === holds) return;
    if (holds) {
      release?.();
      release = null;
      return;
    }
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Without the lock a new tab asks, and waits a moment for the answer.
    navigator.locks.request(sessionLock, { mode: 'shared' }, () => held).catch(() => {});
  };
  portal.subscribe(look);
  look();
};

type Portal = ActorRefFrom<typeof portalMachine>;
type Preferring = ActorRefFrom<typeof preferencesMachine>;

/**
 * One session for all tabs of this origin. A new tab asks for it, and a logout ends it in all. When
 * it expires all tabs are notified: each shows the dialog over its page and stores its draft.
 */
export const createTabs = (store: SessionStore) => {
  // Without channels each tab has its own session.
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(sessionLock) : null;
  const say = (message: Message) => channel?.postMessage(message);
  const listen = (listener: (message: Message) => void) => {
    const onMessage = ({ data }: MessageEvent<Message>) => listener(data);
    channel?.addEventListener('message', onMessage);
    return () => channel?.removeEventListener('message', onMessage);
  };

  /** Asks the other tabs, and takes the session of the first that answers. */
  const ask = fromCallback<EventObject, TabsQuestion>(({ sendBack, input: { user } }) => {
    const by = randomId();
    let patience: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const answer = (event: TabsAnswer) => {
      if (!stopped) sendBack(event);
    };
    const stopHearing = listen((message) => {
      if (message.type !== 'session.handed' || message.to !== by) return;
      const session = store.receive(message.texts);
      answer(session ? { type: 'session.handedOver', session } : { type: 'session.unknown' });
    });
    howLong().then((ms) => {
      if (stopped) return;
      if (ms > 0) say({ type: 'session.asked', by, user });
      patience = setTimeout(() => answer({ type: 'session.unknown' }), ms);
    });
    return () => {
      stopped = true;
      clearTimeout(patience);
      stopHearing();
    };
  });

  /**
   * Answers for a portal, announces the end of its session, and ends it when another tab logs out.
   */
  const follow = (portal: Portal, logOut: (token: string) => void) => {
    listen((message) => {
      if (message.type === 'session.asked' && hasWanted(portal, message.user))
        say({ type: 'session.handed', to: message.by, texts: store.handOver() });
      if (message.type === 'session.renewed' && message.token === tokenIn(portal)) {
        const { success, output } = safeParse(granted, message.granted);
        if (success) portal.send({ type: 'session.renewed', granted: output });
      }
      if (message.type === 'session.ended' && message.token === tokenIn(portal))
        portal.send({ type: 'session.endedElsewhere' });
      if (message.type === 'session.expired' && message.token === tokenIn(portal))
        portal.send({ type: 'session.expiredElsewhere', address: here() });
      if (message.type === 'merchant.changed' && message.token === tokenIn(portal)) {
        const { success, output } = safeParse(welcomeData, message.merchant);
        if (success) portal.send({ type: 'merchant.changedElsewhere', merchant: output });
      }
    });
    portal.on('session.ended', ({ token, known }) => {
      if (token === null) return;
      say({ type: 'session.ended', token });
      if (!known) logOut(token);
    });
    portal.on('session.expired', ({ token }) => {
      if (token !== null) say({ type: 'session.expired', token });
    });
    portal.on('merchant.changed', ({ token, merchant }) => {
      if (token !== null) say({ type: 'merchant.changed', token, merchant });
    });
    holdWhile(portal);
  };

  /** All tabs of a session take over the preferences that one of them has saved. */
  const followPreferences = (preferring: Preferring) => {
    listen((message) => {
      const { token } = preferring.getSnapshot().context;
      if (message.type !== 'preferences.saved' || message.token !== token) return;
      const { success, output } = safeParse(preferencesSchema, message.preferences);
      if (success) preferring.send({ type: 'preferences.savedElsewhere', preferences: output });
    });
    preferring.on('preferences.saved', say);
  };

  /** Another token than this one, for all tabs: of another tab that was faster, or of the acquirer. */
  const renew = (portal: Portal, ask: (renewal: Renewal) => Promise<Granted | null>) => {
    const renewNow = async (token: string) => {
      if (tokenIn(portal) !== token) return true;
      const { renewal } = portal.getSnapshot().context.session;
      const granted = renewal && (await ask(renewal));
      if (!granted) return false;
      portal.send({ type: 'session.renewed', granted });
      say({ type: 'session.renewed', token, granted });
      return true;
    };
    return (token: string) =>
      new Promise<boolean>((resolve) => {
        const renewed = async () => {
          resolve(await renewNow(token));
          // The tabs that wait for the lock hear of the new token before they get it.
          await new Promise((heard) => setTimeout(heard, heardMs));
        };
        if ('locks' in navigator) void navigator.locks.request(renewalLock, renewed);
        else void renewed();
      });
  };

  return { ask, follow, followPreferences, renew };
};
