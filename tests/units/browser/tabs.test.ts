// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { usualPreferences } from '../../../acquirer/contract/preferences';
import { company } from '../../../paths/portal/portal.scenario';
import { createSessionStore } from '../../../src/browser/session-store';
import { createTabs } from '../../../src/browser/tabs';
import { eventually } from '../../support/eventually';

afterEach(() => vi.unstubAllGlobals());

const asking = () =>
  createMachine({
    initial: 'asking',
    states: {
      asking: {
        invoke: { id: 'ask', src: createTabs(createSessionStore(window)).ask },
        on: { 'session.unknown': 'alone' },
      },
      alone: { type: 'final' },
    },
  });

it('[LOG-014] a new tab that may not know which locks are held goes on alone', async () => {
  const query = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { query } });
  const actor = createActor(asking()).start();
  await eventually(() => expect(actor.getSnapshot().value).toBe('alone'));
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
