import * as v from 'valibot';
import { call, listStatuses } from './call';
import { anyBody } from './fields';

/** What a user prefers. */
export const preferences = v.object({
  /** '' follows the device. */
  theme: v.picklist(['', 'light', 'dark']),
  /** How high the rows of lists are. */
  rows: v.picklist(['spacious', 'dense']),
});
export type Preferences = v.InferOutput<typeof preferences>;

/** Of a user who has chosen nothing. */
export const usualPreferences: Preferences = { theme: '', rows: 'spacious' };

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
  outlivesPage: true,
  extension: 'preferences',
  request: preferences,
  answer: anyBody,
  statuses: listStatuses,
});
