import type { SearchMonth } from '../../../acquirer/contract/preferences';
import type { Criteria } from '../../../machines/criteria';
import { split } from '../../../machines/navigation/address';
import { consultationOf, pageAt, type SearchedPage, sectionOf } from '../../../machines/pages';
import { consultationTexts } from '../../italian/consultations';
import { navigationTexts } from '../../italian/portal';
import { periodOfSearch } from '../../italian/searches';
import { criteriaFrom, filtersIn } from '../../lists/filters';
import type { ListFilters } from '../../lists/list';
import { filtersInWords } from '../../lists/workbook-facts';
import { ofLists } from '../lists';

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
