// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { usualPreferences } from '../../../acquirer/contract/preferences';
import { emptySession } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { createSessionStore } from '../../../src/browser/session-store';
import { createTabs } from '../../../src/browser/tabs';
import { eventually } from '../../support/eventually';

afterEach(() => vi.unstubAllGlobals());

const asking = (user: string | null = null) =>
  createMachine({
    initial: 'asking',
    states: {
      asking: {
        invoke: { id: 'ask', src: createTabs(createSessionStore(window)).ask, input: { user } },
        on: { 'session.unknown': 'alone', 'session.handedOver': 'in' },
      },
      alone: { type: 'final' },
      in: { type: 'final' },
    },
  });

const portalWith = (token: string) => {
  const listeners = new Map<string, (event: object) => void>();
  const sent: object[] = [];
  const portal = {
    getSnapshot: () => ({ context: { session: { token } }, matches: () => false }),
    subscribe: () => {},
    on: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    send: (event: object) => sent.push(event),
  };
  createTabs(createSessionStore(window)).follow(portal as never, () => {});
  return { sent, emit: (type: string, event: object) => listeners.get(type)?.(event) };
};

/** Tabs that receive each other's messages. */
const connectTabs = () => {
  const channels = new Set<{ listener?: (message: { data: unknown }) => void }>();
  class Channel {
    listener?: (message: { data: unknown }) => void;
    constructor() {
      channels.add(this);
    }
    addEventListener(_: string, listener: (message: { data: unknown }) => void) {
      this.listener = listener;
    }
    postMessage(data: unknown) {
      for (const other of channels) if (other !== this) other.listener?.({ data });
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
};

it.each([
  ['takes over the new one of the same user', company.user, 'in'],
  ['takes over none of another user', 'negozio01', 'alone'],
])('[LOG-035] a tab whose session has expired %s', async (_, user, end) => {
  connectTabs();
  vi.stubGlobal('navigator', {});
  const store = createSessionStore(window);
  store.save({ ...emptySession, token: 'the-next', merchant: company });
  const portal = {
    getSnapshot: () => ({
      context: { session: { token: 'the-next', merchant: company } },
      matches: (state: object) => 'access' in state,
    }),
    subscribe: () => {},
    on: () => {},
    send: () => {},
  };
  createTabs(store).follow(portal as never, () => {});
  const actor = createActor(asking(user)).start();
  await eventually(() => expect(actor.getSnapshot().value).toBe(end));
});

it('[TEL-002] [VAL-053] what the merchant changes in one tab is told to the others of the same session', async () => {
  connectTabs();
  const [here, beside, stranger] = ['a-token', 'a-token', 'another'].map(portalWith);
  here?.emit('merchant.changed', { token: 'a-token', merchant: company });
  expect(beside?.sent).toEqual([{ type: 'merchant.changedElsewhere', merchant: company }]);
  expect(here?.sent).toEqual([]);
  expect(stranger?.sent).toEqual([]);
});

const preferencesWith = (token: string) => {
  const listeners = new Map<string, (event: object) => void>();
  const sent: object[] = [];
  const preferring = {
    getSnapshot: () => ({ context: { token } }),
    on: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    send: (event: object) => sent.push(event),
  };
  createTabs(createSessionStore(window)).followPreferences(preferring as never);
  return { sent, emit: (event: { type: string }) => listeners.get(event.type)?.(event) };
};

it('what one tab saves of the preferences, the others of its session take over', () => {
  connectTabs();
  const [here, beside, stranger] = ['a-token', 'a-token', 'another'].map(preferencesWith);
  const dark = { ...usualPreferences, theme: 'dark' };
  here?.emit({ type: 'preferences.saved', token: 'a-token', preferences: dark } as never);
  here?.emit({ type: 'preferences.saved', token: 'a-token', preferences: { theme: 7 } } as never);
  expect(beside?.sent).toEqual([{ type: 'preferences.savedElsewhere', preferences: dark }]);
  expect(here?.sent).toEqual([]);
  expect(stranger?.sent).toEqual([]);
});

it('without channels and without random UUIDs, as over plain http, a tab goes on alone', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(window, 'BroadcastChannel');
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const actor = createActor(asking()).start();
  await eventually(() => expect(actor.getSnapshot().value).toBe('alone'));
  expect(createSessionStore(window).id()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it('[LOG-033] a renewed token is that of all tabs, and is asked for once', async () => {
  connectTabs();
  vi.stubGlobal('navigator', {});
  const tab = (token: string) => {
    const session = { token, renewal: { refreshToken: `of ${token}`, expiresAt: null } };
    const portal = {
      getSnapshot: () => ({ context: { session }, matches: () => false }),
      subscribe: () => {},
      on: () => {},
      send: ({ granted }: { granted: object }) => Object.assign(session, granted),
    };
    const tabs = createTabs(createSessionStore(window));
    tabs.follow(portal as never, () => {});
    return { session, renewWith: (ask: Asked) => tabs.renew(portal as never, ask) };
  };
  type Asked = Parameters<ReturnType<typeof createTabs>['renew']>[1];
  const asked: string[] = [];
  const ask: Asked = async ({ refreshToken }) => {
    asked.push(refreshToken);
    return { token: 'second', renewal: null };
  };
  const [one, other] = [tab('first'), tab('first')];
  expect(await one.renewWith(ask)('first')).toBe(true);
  expect(await other.renewWith(ask)('first')).toBe(true);
  expect([one.session.token, other.session.token, asked]).toEqual([
    'second',
    'second',
    ['of first'],
  ]);
  expect(await one.renewWith(ask)('second')).toBe(false);
});
