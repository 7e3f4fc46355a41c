import * as v from 'valibot';
import type { ColumnChoice } from '../../../acquirer/contract/column-choices';
import {
  type Choices,
  mostRecent,
  mostSaved,
  type Preferences,
  type SavedSearch,
  type SearchMonth,
  savedSearch,
  searchAddress,
  searchName,
  usualReminders,
} from '../../../acquirer/contract/preferences';
import { isSearched, type PageName, pageAt } from '../../pages';
import { split } from '../address';

/** Parameters that are no filter: what is opened, the page, and the shop in force. */
const besides = ['page', 'summary', 'codPos'];

/** A search names a month or a typed filter. */
const asks = (query: URLSearchParams) =>
  ['month', 'text', 'search'].some((name) => query.has(name));

/** The search of an address as it can be kept; null where there is none, or none that may be kept. */
export const searchAt = (address: string): string | null => {
  const { pathname, search } = split(address);
  if (!isSearched(pageAt(pathname))) return null;
  const query = new URLSearchParams(search);
  for (const name of besides) query.delete(name);
  const page = `${pathname}?${query}`;
  return asks(query) && v.is(searchAddress, page) ? page : null;
};

/** The same rows in another order are the same search. */
export const withoutOrder = (address: string) => {
  const { pathname, search } = split(address);
  const query = new URLSearchParams(search);
  query.delete('orderBy');
  return `${pathname}?${query}`;
};

/** Months since the year 0; null for a text that is no month. */
const countOf = (text: string) =>
  /^\d{4}(0[1-9]|1[0-2])$/.test(text)
    ? Number(text.slice(0, 4)) * 12 + Number(text.slice(4)) - 1
    : null;

const monthOf = (count: number) =>
  `${Math.floor(count / 12)}${String((count % 12) + 1).padStart(2, '0')}`;

const thisMonth = (today: string) => countOf(today.slice(0, 7).replace('-', '')) ?? 0;

/** How far back each relative month is. */
const back = { current: 0, last: 1 } as const;

/** The relative month that fits a month best: the current one, the last one, or itself. */
export const monthKind = (address: string, today: string): SearchMonth => {
  const month = countOf(new URLSearchParams(split(address).search).get('month') ?? '');
  if (month === thisMonth(today)) return 'current';
  return month === thisMonth(today) - 1 ? 'last' : 'fixed';
};

/** The address that a saved search opens today: a month that is compared with it keeps its distance. */
export const openedAt = ({ address, month }: SavedSearch, today: string): string => {
  const { pathname, search } = split(address);
  const query = new URLSearchParams(search);
  const saved = countOf(query.get('month') ?? '');
  if (month === 'fixed' || saved === null) return address;
  const later = thisMonth(today) - back[month] - saved;
  for (const name of ['month', 'otherMonth']) {
    const count = countOf(query.get(name) ?? '');
    if (count !== null) query.set(name, monthOf(count + later));
  }
  return `${pathname}?${query}`;
};

export type PreferenceChange =
  | {
      readonly type: 'preferences.changed';
      readonly changes: Partial<Choices>;
    }
  /** The columns of a list as the user chooses them; null for the usual ones. */
  | {
      readonly type: 'columns.changed';
      readonly list: PageName;
      readonly choice: ColumnChoice | null;
    }
  /** A list shows the results of the search at this address. */
  | { readonly type: 'search.made'; readonly address: string }
  | { readonly type: 'search.saved'; readonly search: SavedSearch }
  | { readonly type: 'search.deleted'; readonly name: string };

const byName = (one: SavedSearch, other: SavedSearch) => one.name.localeCompare(other.name, 'it');

const withSaved = ({ searches }: Preferences, given: SavedSearch) => {
  const search = v.parse(savedSearch, given);
  const others = searches.filter(({ name }) => name !== search.name);
  return others.length < mostSaved ? [...others, search].sort(byName) : others;
};

/** Each kind is merged separately: another tab may have changed the others. */
const withChoices = (
  preferences: Preferences,
  { reminders, ...looks }: Partial<Choices>,
): Preferences => ({
  ...preferences,
  ...looks,
  ...(reminders && { reminders: { ...usualReminders, ...preferences.reminders, ...reminders } }),
});

/** The preferences after a change. */
export const changed = (preferences: Preferences, change: PreferenceChange): Preferences => {
  const { searches, recent } = preferences;
  switch (change.type) {
    case 'preferences.changed':
      return withChoices(preferences, change.changes);
    case 'columns.changed': {
      const { [change.list]: _, ...others } = preferences.columns ?? {};
      const chosen = change.choice === null ? {} : { [change.list]: change.choice };
      return { ...preferences, columns: { ...others, ...chosen } };
    }
    case 'search.made': {
      const others = recent.filter((address) => address !== change.address);
      return { ...preferences, recent: [change.address, ...others].slice(0, mostRecent) };
    }
    case 'search.saved':
      return { ...preferences, searches: withSaved(preferences, change.search) };
    case 'search.deleted':
      return { ...preferences, searches: searches.filter(({ name }) => name !== change.name) };
  }
};

export const isFull = ({ searches }: Preferences) => searches.length >= mostSaved;

export const isTaken = ({ searches }: Preferences, given: string) => {
  const name = v.safeParse(searchName, given);
  return name.success && searches.some((saved) => saved.name === name.output);
};

/** Whether a search can be saved: its name is free, and there is room for it. */
export const fits = (preferences: Preferences, search: SavedSearch) =>
  v.is(savedSearch, search) && !isFull(preferences) && !isTaken(preferences, search.name);
