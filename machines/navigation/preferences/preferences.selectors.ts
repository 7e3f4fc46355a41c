import type { SnapshotFrom } from 'xstate';
import type { preferencesMachine } from './preferences.machine';

type PreferencesSnapshot = SnapshotFrom<typeof preferencesMachine>;

const unread = ['reading', 'onlyHere'] as const;

/** They were read: an earlier choice could replace unread ones. */
export const areRemindersKnown = (snapshot: PreferencesSnapshot) =>
  !unread.some((state) => snapshot.matches(state));

/** The choice of an e-mail could not be saved, and is tried again. */
export const isReminderUnsaved = (snapshot: PreferencesSnapshot) =>
  (snapshot.matches({ idle: 'unsaved' }) || snapshot.matches({ idle: 'refused' })) &&
  snapshot.context.changes.some(
    (change) => change.type === 'preferences.changed' && change.changes.reminders !== undefined,
  );
