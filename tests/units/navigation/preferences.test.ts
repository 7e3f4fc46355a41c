// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { type AnyEventObject, assign, createActor, fromCallback, setup } from 'xstate';
import { usualPreferences } from '../../../acquirer/contract/preferences';
import { preferencesMachine } from '../../../machines/navigation/preferences/preferences.machine';
import { applyLooks, storedLooks } from '../../../src/browser/preferences';
import { storedReminders, storeReminders } from '../../../src/browser/stored-reminders';
import { storedSearches, storeSearches } from '../../../src/browser/stored-searches';

const looks = { theme: 'dark', rows: 'dense' } as const;
const address = '/Home/Movimenti?month=202610';
const searches = {
  searches: [{ name: 'Affitti', address, month: 'last' as const }],
  recent: [address],
};
const reminders = { newCase: true, threeDays: false, oneDay: true };
const dark = { ...looks, ...searches, reminders };

afterEach(() => applyLooks(usualPreferences));

/** A portal with the extension, which is entered and left, and records its events. */
const portal = (events: AnyEventObject[]) =>
  setup({
    types: { context: {} as { session: { token: string }; configuration: object } },
  }).createMachine({
    context: { session: { token: '' }, configuration: { extensions: ['preferences'] } },
    initial: 'access',
    on: { 'flow.ended': { actions: ({ event }) => events.push(event) } },
    states: {
      access: {
        initial: 'signedOut',
        on: {
          in: {
            target: '.inside',
            actions: assign({ session: ({ event }) => ({ token: event.token }) }),
          },
          out: '.signedOut',
        },
        states: { signedOut: {}, inside: { initial: 'signedIn', states: { signedIn: {} } } },
      },
    },
  });

const begin = (answer: AnyEventObject) => {
  const events: AnyEventObject[] = [];
  const asks = fromCallback<AnyEventObject>(({ sendBack }) => sendBack(answer));
  const preferences = preferencesMachine.provide({
    actors: { readPreferences: asks as never },
    actions: {
      applyPreferences: ({ context }) => {
        applyLooks(context.preferences);
        storeSearches(context.preferences);
        storeReminders(context.preferences);
      },
    },
  });
  const root = createActor(
    setup({ actors: { portal: portal(events), preferences } }).createMachine({
      invoke: [
        { src: 'portal', systemId: 'portal' },
        {
          src: 'preferences',
          id: 'preferences',
          input: { stored: usualPreferences, readFor: null },
        },
      ],
    }),
  ).start();
  return {
    events,
    send: (event: AnyEventObject) => root.system.get('portal').send(event),
    value: () => root.getSnapshot().children.preferences?.getSnapshot().value,
  };
};

describe('what the user prefers', () => {
  it('[LOG-031] comes with the login and goes with the user: the tab keeps nothing of it', () => {
    const { send, value } = begin({ type: 'http.200', body: dark });
    expect(value()).toBe('onlyHere');
    send({ type: 'in', token: 'a' });
    expect({ ...sessionStorage }).toEqual({
      ...looks,
      searches: JSON.stringify(searches),
      reminders: JSON.stringify(reminders),
    });
    expect({ ...document.documentElement.dataset }).toMatchObject(looks);
    expect({ ...storedLooks(), ...storedSearches(), ...storedReminders() }).toEqual(dark);
    send({ type: 'out' });
    expect(value()).toBe('onlyHere');
    expect(sessionStorage).toHaveLength(0);
    const { theme, rows } = document.documentElement.dataset;
    expect(`${theme}${rows}`).toBe('');
  });

  it('what a tab cannot read, or the contract refuses, is no search', () => {
    for (const text of [
      '{',
      '[]',
      JSON.stringify({ searches: [], recent: ['//altrove.example?a=b'] }),
    ]) {
      sessionStorage.setItem('searches', text);
      expect(storedSearches()).toEqual({ searches: [], recent: [] });
    }
    storeSearches(usualPreferences);
    expect(sessionStorage).toHaveLength(0);
  });
});
