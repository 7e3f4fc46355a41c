import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Preferences, usualPreferences } from '../../acquirer/contract/preferences';
import type { preferencesMachine } from '../../machines/navigation/preferences/preferences.machine';

/** The chart of what the user prefers; none where pages are written, or a screen is shown alone. */
export const PreferencesActor = createContext<ActorRefFrom<typeof preferencesMachine> | undefined>(
  undefined,
);

/** What the user prefers, and how to change it. */
export const usePreferences = () => {
  const actor = useContext(PreferencesActor);
  const preferences = useSelector(actor, (snapshot) => snapshot?.context.preferences);
  const change = (changes: Partial<Preferences>) =>
    actor?.send({ type: 'preferences.changed', changes });
  return { preferences: preferences ?? usualPreferences, change };
};
