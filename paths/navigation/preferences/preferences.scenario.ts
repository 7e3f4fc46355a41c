import type { AnyMachineSnapshot } from 'xstate';
import { usualPreferences } from '../../../acquirer/contract/preferences';
import { preferencesMachine } from '../../../machines/navigation/preferences/preferences.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

const dark = { ...usualPreferences, theme: 'dark' } as const;

/** The list on the screen. */
export const address = '/Home/Movimenti?month=202610';

const rent = { name: 'Affitti', address, month: 'fixed' } as const;

/** A change that is waiting already. */
const hasWaiting = [
  { storing: 'saving' },
  { idle: 'waiting' },
  { idle: 'refused' },
  { idle: 'unsaved' },
];

/** Few changes at a time: one to save, and one that is made meanwhile. */
const hasRoom = (snapshot: AnyMachineSnapshot) =>
  snapshot.context.changes.length < (hasWaiting.some((state) => snapshot.matches(state)) ? 2 : 1);

const examples: EventExamples = (snapshot, type) => {
  const isChange =
    type === 'preferences.changed' || type === 'columns.changed' || type.startsWith('search.');
  if (isChange && !hasRoom(snapshot)) return [];
  switch (type) {
    case 'user.entered':
      return [true, false].map((offered) => ({ type, offered, token: 'tok' }));
    case 'http.200':
      return [{ type, body: snapshot.matches({ storing: 'saving' }) ? {} : dark }];
    case 'preferences.changed':
      return snapshot.matches({ idle: 'settled' })
        ? [{ rows: 'dense' }, { reminders: { oneDay: false } }].map((changes) => ({
            type,
            changes,
          }))
        : [{ type, changes: { rows: 'dense' } }];
    case 'columns.changed':
      return [{ type, list: 'unpaid', choice: { order: [], hidden: ['reason'] } }];
    case 'preferences.savedElsewhere':
      return [{ type, preferences: dark }];
    case 'page.shown':
      return [{ type }];
    case 'search.made':
      return [{ type, address }];
    case 'search.saved':
      return [{ type, search: rent }];
    case 'search.deleted':
      return [{ type, name: rent.name }];
    default:
      return undefined;
  }
};

/** What a change does to searches and reminders, which alone the chart asks about. */
const effectOf = ({ type, changes }: { readonly type: string; readonly changes?: object }) => {
  if (type.startsWith('search.')) return type;
  return changes !== undefined && 'reminders' in changes ? 'reminders' : 'looks';
};

export const preferencesInput = { stored: usualPreferences, readFor: null };

export const preferencesScenario: Scenario = {
  name: 'Preferenze',
  machine: preferencesMachine,
  inputs: {
    'a tab without choices': preferencesInput,
    'a reload': { ...preferencesInput, readFor: 'tok' },
  },
  examples,
  relevant: ({ context: { preferences, changes, sent, readFor } }) => [
    preferences.recent,
    preferences.searches,
    changes.map(effectOf),
    sent,
    readFor,
  ],
  outlives: { savePreferences: 'a choice that is made meanwhile is saved after it' },
  calls: ['watchUser', 'readPreferences', 'savePreferences'],
};
