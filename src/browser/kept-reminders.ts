import * as v from 'valibot';
import { type Preferences, reminderChoice } from '../../acquirer/contract/preferences';
import { preferenceKeys } from './storage-keys';

type Reminders = Pick<Preferences, 'reminders'>;

const { reminders: key } = preferenceKeys;

const schema = v.pipe(v.string(), v.parseJson(), reminderChoice);

/** Which e-mails the user gets, as this tab has read it. */
export const keptReminders = (): Reminders => {
  const read = v.safeParse(schema, sessionStorage.getItem(key));
  return read.success ? { reminders: read.output } : {};
};

/** The tab keeps it until its session ends. */
export const keepReminders = ({ reminders }: Reminders) => {
  if (reminders === undefined) return sessionStorage.removeItem(key);
  sessionStorage.setItem(key, JSON.stringify(reminders));
};
