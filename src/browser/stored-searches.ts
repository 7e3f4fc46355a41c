import * as v from 'valibot';
import { type Preferences, preferences } from '../../acquirer/contract/preferences';
import { preferenceKeys } from './storage-keys';

type Searches = Pick<Preferences, 'searches' | 'recent'>;

const { searches: key } = preferenceKeys;

const schema = v.pipe(v.string(), v.parseJson(), v.pick(preferences, ['searches', 'recent']));

const none: Searches = { searches: [], recent: [] };

/** The searches that this tab has stored. */
export const storedSearches = (): Searches => {
  const read = v.safeParse(schema, sessionStorage.getItem(key));
  return read.success ? read.output : none;
};

/** Stores them until the tab's session ends; an empty list is not stored. */
export const storeSearches = ({ searches, recent }: Searches) => {
  if (searches.length + recent.length === 0) return sessionStorage.removeItem(key);
  sessionStorage.setItem(key, JSON.stringify({ searches, recent }));
};
