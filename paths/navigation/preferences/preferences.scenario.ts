import { createActor, fromTransition } from 'xstate';
import { usualPreferences } from '../../../acquirer/contract/preferences';
import { preferencesMachine } from '../../../machines/navigation/preferences/preferences.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

const dark = { theme: 'dark', rows: 'spacious' } as const;

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'user.entered':
      return [true, false].map((offered) => ({ type, offered }));
    case 'http.200':
      return [{ type, body: snapshot.matches('reading') ? dark : {} }];
    case 'preferences.changed':
      return [{ type, changes: { rows: 'dense' } }];
    default:
      return undefined;
  }
};

const navigation = createActor(fromTransition((context) => context, { addressBarUrl: '/Home' }));

export const preferencesInput = { kept: usualPreferences, navigation };

export const preferencesScenario: Scenario = {
  name: 'Preferenze',
  machine: preferencesMachine,
  inputs: { 'a tab without choices': preferencesInput },
  examples,
  relevant: ({ context: { preferences, changes } }) => [preferences, changes],
  calls: ['watchUser', 'readPreferences', 'savePreferences'],
};
