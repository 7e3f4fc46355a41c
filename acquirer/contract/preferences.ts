import * as v from 'valibot';
import { call, listStatuses } from './call';
import { columnChoices } from './column-choices';
import { anyBody } from './fields';
import { couldBeCard } from './rules/codes';
import { breaks } from './rules/violation';

/** How many searches are kept by their names, and how many of the last ones. */
export const mostSaved = 20;
export const mostRecent = 10;

const holdsNoCard = (address: string) =>
  ![...new URLSearchParams(address.replace(/^[^?]*/, '')).values()].some(couldBeCard);

/** A search is the address of its list, with the filters in use. */
export const searchAddress = v.pipe(
  v.string(),
  v.regex(/^\/[A-Za-z][A-Za-z/]{0,59}\?[\w.~%+*=&-]{1,400}$/),
  v.check(holdsNoCard),
);

/** A name of spaces is none; those around it go. */
export const searchName = v.pipe(
  v.string(breaks('required')),
  v.regex(/\S/, breaks('required')),
  v.trim(),
  v.maxLength(60, breaks('tooLong')),
);

/** `fixed` is the month of its address; the others count from the day on which it is opened. */
export const searchMonth = v.picklist(['fixed', 'current', 'last']);
export type SearchMonth = v.InferOutput<typeof searchMonth>;

export const savedSearch = v.object({
  name: searchName,
  address: searchAddress,
  month: searchMonth,
});
export type SavedSearch = v.InferOutput<typeof savedSearch>;

const differ = (texts: string[]) => new Set(texts).size === texts.length;

/** Which e-mails about cases a manager gets. */
export const reminderChoice = v.object({
  newCase: v.boolean(),
  /** Three days before the deadline. */
  threeDays: v.boolean(),
  /** The day before the deadline. */
  oneDay: v.boolean(),
});
export type ReminderChoice = v.InferOutput<typeof reminderChoice>;

/** Of a user who has chosen none of them. */
export const usualReminders: ReminderChoice = { newCase: true, threeDays: true, oneDay: true };

/** What a user prefers. */
export const preferences = v.object({
  /** '' follows the device. */
  theme: v.picklist(['', 'light', 'dark']),
  /** How high the rows of lists are. */
  rows: v.picklist(['spacious', 'dense']),
  searches: v.nullish(
    v.pipe(
      v.array(savedSearch),
      v.maxLength(mostSaved),
      v.check((saved) => differ(saved.map(({ name }) => name))),
    ),
    () => [],
  ),
  /** The last searches, newest first. */
  recent: v.nullish(
    v.pipe(v.array(searchAddress), v.maxLength(mostRecent), v.check(differ)),
    () => [],
  ),
  columns: v.fallback(v.optional(columnChoices), undefined),
  reminders: v.optional(reminderChoice),
});
export type Preferences = v.InferOutput<typeof preferences>;
/** What pages look like. */
export type Looks = Pick<Preferences, 'theme' | 'rows'>;
/** What is chosen in 'I miei dati'. */
export type Choices = Looks & { readonly reminders: Partial<ReminderChoice> };

/** Of a user who has chosen nothing. */
export const usualPreferences: Preferences = {
  theme: '',
  rows: 'spacious',
  searches: [],
  recent: [],
};

/** Extension `preferences`: what the user of the session has last saved. */
export const getPreferences = call({
  alias: 'getPreferences',
  access: 'session',
  extension: 'preferences',
  reads: true,
  request: v.object({}),
  answer: preferences,
  statuses: listStatuses,
});

/** Extension `preferences`: replaces what the user of the session has saved; the last one wins. */
export const savePreferences = call({
  alias: 'savePreferences',
  access: 'session',
  kinds: [],
  outlivesPage: true,
  extension: 'preferences',
  request: preferences,
  answer: anyBody,
  statuses: listStatuses,
});
