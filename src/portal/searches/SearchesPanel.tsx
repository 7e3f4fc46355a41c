import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { now } from '../../../acquirer/client/clock';
import type { SavedSearch, SearchMonth } from '../../../acquirer/contract/preferences';
import type { Criteria } from '../../../machines/criteria';
import { split } from '../../../machines/navigation/address';
import { openedAt, searchAt } from '../../../machines/navigation/preferences/searches';
import {
  consultationOf,
  isSearched,
  pageAt,
  type SearchedPage,
  sectionOf,
} from '../../../machines/pages';
import { mayOpen, type PortalSnapshot } from '../../../machines/portal/portal.selectors';
import { consultationTexts } from '../../italian/consultations';
import { todayInItaly } from '../../italian/format';
import { navigationTexts } from '../../italian/portal';
import { periodOfSearch, searchesTexts } from '../../italian/searches';
import { usePreferences } from '../../layout/use-preferences';
import { criteriaFrom, filtersIn } from '../../lists/filters';
import type { ListFilters } from '../../lists/list';
import { filtersInWords } from '../../lists/workbook-facts';
import { Anchor } from '../../ui/Anchor';
import { ofLists } from '../lists';
import { SaveSearch } from './SaveSearch';

type Described = (query: URLSearchParams, today: string) => readonly string[];

const filtersOf =
  <Asked extends Criteria>({ filters }: { readonly filters: ListFilters<Asked> }): Described =>
  (query, today) =>
    filtersInWords(criteriaFrom(filters, query, today, ''), filtersIn(filters));

const typed =
  (name: string): Described =>
  (query) =>
    query.getAll(name);

/** The filters of a search in words, as its list describes them. */
const filters: Readonly<Record<SearchedPage, Described>> = {
  ...ofLists(filtersOf),
  findMovements: typed('text'),
  statements: typed('search'),
};

const nameOf = (page: SearchedPage) => {
  const consultation = consultationOf(page);
  return consultation === null
    ? navigationTexts[sectionOf(page) ?? 'home']
    : consultationTexts.entries[consultation];
};

/** The description of a search: its list, its period and its filters. */
export const described = (address: string, kind: SearchMonth, today: string) => {
  const { pathname, search } = split(address);
  const page = pageAt(pathname) as SearchedPage;
  const query = new URLSearchParams(search);
  const period = periodOfSearch(kind, query.get('month') ?? '', query.get('day') ?? '');
  return [nameOf(page), period, ...filters[page](query, today)]
    .filter((text) => text !== '')
    .join(' · ');
};

interface SearchesPanelProps {
  readonly portal: PortalSnapshot;
}

const link =
  'block min-h-11 min-w-0 grow rounded-control px-3 py-1.5 leading-tight wrap-anywhere hover:bg-accent-soft hover:text-accent';
const remove =
  'min-h-11 shrink-0 cursor-pointer rounded-control px-3 font-semibold text-accent hover:bg-accent-soft';
const title = 'px-3 py-1 font-bold';

/** Opens searches, saves the current one, and deletes saved ones. */
export function SearchesPanel({ portal }: SearchesPanelProps) {
  const { preferences } = usePreferences();
  const { pathname, search } = useLocation();
  const today = todayInItaly(now());
  const inForce = searchAt(`${pathname}${search}`);
  const isOpen = (address: string) => {
    const page = pageAt(address);
    return isSearched(page) && mayOpen(portal, page);
  };
  return (
    <div className="grid gap-3">
      <SavedSearches
        searches={preferences.searches.filter(({ address }) => isOpen(address))}
        today={today}
      />
      {inForce !== null && <SaveSearch key={inForce} address={inForce} today={today} />}
      <RecentSearches addresses={preferences.recent.filter(isOpen)} today={today} />
    </div>
  );
}

interface SavedSearchesProps {
  readonly searches: readonly SavedSearch[];
  readonly today: string;
}

const byName = (one: SavedSearch, other: SavedSearch) => one.name.localeCompare(other.name, 'it');

function SavedSearches({ searches, today }: SavedSearchesProps) {
  const titleId = useId();
  /** While the panel is open a deleted search can be restored to its place. */
  const [deleted, setDeleted] = useState<readonly SavedSearch[]>([]);
  const names = searches.map(({ name }) => name);
  const gone = deleted.filter(({ name }) => !names.includes(name));
  const rows = [...searches, ...gone].sort(byName);
  return (
    <div>
      <p id={titleId} className={title}>
        {searchesTexts.saved}
      </p>
      {rows.length === 0 && <p className="px-3 text-ink-soft">{searchesTexts.noneSaved}</p>}
      <ul aria-labelledby={titleId} className="empty:hidden">
        {rows.map((saved) => (
          <SavedRow
            key={saved.name}
            saved={saved}
            today={today}
            isDeleted={gone.includes(saved)}
            onDelete={() => setDeleted([...gone, saved])}
          />
        ))}
      </ul>
    </div>
  );
}

interface SavedRowProps {
  readonly saved: SavedSearch;
  readonly today: string;
  readonly isDeleted: boolean;
  readonly onDelete: () => void;
}

function SavedRow({ saved, today, isDeleted, onDelete }: SavedRowProps) {
  const { keep, discard } = usePreferences();
  const { name, address, month } = saved;
  const { removed, restore, restoreNamed, remove: label, removeNamed } = searchesTexts;
  const press = () => {
    if (isDeleted) return keep(saved);
    onDelete();
    discard(name);
  };
  return (
    <li className="flex items-center gap-1">
      {isDeleted ? (
        <span className={`${link} content-center text-ink-soft`}>{removed(name)}</span>
      ) : (
        <Anchor href={openedAt(saved, today)} className={link}>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-ink-soft">{described(address, month, today)}</span>
        </Anchor>
      )}
      <button
        type="button"
        aria-label={isDeleted ? restoreNamed(name) : removeNamed(name)}
        onClick={press}
        className={remove}
      >
        {isDeleted ? restore : label}
      </button>
    </li>
  );
}

interface RecentSearchesProps {
  readonly addresses: readonly string[];
  readonly today: string;
}

function RecentSearches({ addresses, today }: RecentSearchesProps) {
  const titleId = useId();
  if (addresses.length === 0) return null;
  return (
    <div>
      <p id={titleId} className={title}>
        {searchesTexts.recent}
      </p>
      <ul aria-labelledby={titleId}>
        {addresses.map((address) => (
          <li key={address}>
            <Anchor href={address} className={`${link} content-center`}>
              {described(address, 'fixed', today)}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
