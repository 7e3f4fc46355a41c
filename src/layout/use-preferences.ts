import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ColumnChoice } from '../../acquirer/contract/column-choices';
import {
  type Choices,
  type SavedSearch,
  usualPreferences,
  usualReminders,
} from '../../acquirer/contract/preferences';
import type { preferencesMachine } from '../../machines/navigation/preferences/preferences.machine';
import * as select from '../../machines/navigation/preferences/preferences.selectors';
import type { PageName } from '../../machines/pages';

/** The chart of preferences; null at build time, or where a screen is shown alone. */
export const PreferencesActor = createContext<ActorRefFrom<typeof preferencesMachine> | undefined>(
  undefined,
);

/** What the user prefers, and how to change it. */
export const usePreferences = () => {
  const actor = useContext(PreferencesActor);
  const preferences = useSelector(actor, (snapshot) => snapshot?.context.preferences);
  const isAwaited = useSelector(actor, (snapshot) => snapshot?.hasTag('awaited') ?? false);
  const arrange = (list: PageName, choice: ColumnChoice | null) =>
    actor?.send({ type: 'columns.changed', list, choice });
  const change = (changes: Partial<Choices>) =>
    actor?.send({ type: 'preferences.changed', changes });
  const keep = (search: SavedSearch) => actor?.send({ type: 'search.saved', search });
  const discard = (name: string) => actor?.send({ type: 'search.deleted', name });
  return {
    preferences: preferences ?? usualPreferences,
    isAwaited,
    change,
    arrange,
    keep,
    discard,
  };
};

/** Which e-mails about cases the user gets; null where that is not known. */
export const useReminders = () => {
  const actor = useContext(PreferencesActor);
  const { preferences, change } = usePreferences();
  const isKnown = useSelector(
    actor,
    (snapshot) => snapshot !== undefined && select.areRemindersKnown(snapshot),
  );
  const isUnsaved = useSelector(
    actor,
    (snapshot) => snapshot !== undefined && select.isReminderUnsaved(snapshot),
  );
  const reminders = isKnown ? { ...usualReminders, ...preferences.reminders } : null;
  return { reminders, isUnsaved, change };
};
