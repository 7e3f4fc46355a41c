import * as v from 'valibot';
import { type Preferences, preferences, usualPreferences } from '../../contract/preferences';

/** What is stored of a user; the usual where nothing is, or nothing that still fits. */
export const asPreferences = (content: unknown): Preferences => {
  const saved = v.safeParse(preferences, content);
  return saved.success ? saved.output : usualPreferences;
};
