import * as v from 'valibot';
import { type Preferences, reminderChoice } from '../../acquirer/contract/preferences';
import { preferenceKeys } from './storage-keys';

type Reminders = Pick<Preferences, 'reminders'>;

const { reminders: key } = preferenceKeys;

const schema = v.pipe(v.string(), v.parseJson(), reminderChoice);

/** Which e-mails the user gets, as this tab last read it. */
export const storedReminders = (): Reminders => {
  const read = v.safeParse(schema, sessionStorage.getItem(key));
  return read.success ? { reminders: read.output } : {};
};

/** Stored until the session of the tab ends. */
export const storeReminders = ({ reminders }: Reminders) => {
  if (reminders === undefined) return sessionStorage.removeItem(key);
  sessionStorage.setItem(key, JSON.stringify(reminders));
};
