import * as v from 'valibot';
import { type Preferences, preferences, usualPreferences } from '../../contract/preferences';

/**
 * The stored preferences of a user; the usual ones where none are stored, or those stored no longer
 * fit.
 */
export const asPreferences = (content: unknown): Preferences => {
  const saved = v.safeParse(preferences, content);
  return saved.success ? saved.output : usualPreferences;
};
