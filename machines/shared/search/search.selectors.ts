import { pageSize } from '../../../acquirer/contract/pages';
import type { Criteria } from '../../criteria';
import { mismatches } from '../../totals';
import type { Shown } from '../../typed-chart';
import type { SearchContext, SearchEvent, searchMachine } from './search.machine';
import { lastPage } from './search.types';

export type SearchSnapshot<Row = unknown, Asked = Criteria> = Shown<
  typeof searchMachine,
  SearchContext<Row, Asked>,
  SearchEvent<Row, Asked>
>;

type Of<Row, Asked> = Pick<SearchSnapshot<Row, Asked>, 'context'>;
type Snapshot = SearchSnapshot;

export const criteria = <Asked>(snapshot: Of<unknown, Asked>) => snapshot.context.criteria;
export const totals = (snapshot: Snapshot) => snapshot.context.totals;
export const rows = <Row>(snapshot: Of<Row, unknown>) => snapshot.context.rows;
/** The rows of the search where one page holds them all. */
export const allRows = <Row>(snapshot: Of<Row, unknown>) =>
  lastPage(snapshot.context.totals) === 1 ? snapshot.context.rows : null;
/** What a print has: the page. */
export const rowsOnPaper = <Row>({ context }: Of<Row, unknown>) => ({
  rows: context.rows,
  from: (context.page - 1) * pageSize + 1,
  total: context.totals?.count ?? context.rows.length,
});
/** The number of rows beyond the requested page. */
export const excess = (snapshot: Snapshot) => snapshot.context.excess;
/** These results have been exported. */
export const isExported = (snapshot: Snapshot) => snapshot.context.exported !== null;
export const orderBy = ({ context }: Snapshot) => context.orderBy;
export const page = (snapshot: Snapshot) => snapshot.context.page;
export const pages = (snapshot: Snapshot) => lastPage(snapshot.context.totals);
export const isLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
export const isEmpty = (snapshot: Snapshot) =>
  snapshot.matches({ consulting: { results: 'empty' } });
export const isWaiting = (snapshot: Snapshot) =>
  snapshot.matches({ consulting: { results: 'waiting' } });

/** FLO-003: only when the totals and the rows are both there; while another page loads the old one stays. */
export const hasResults = (snapshot: Snapshot) =>
  snapshot.context.totals !== null && snapshot.context.rows.length > 0;

export const exporting = (snapshot: Snapshot) => snapshot.children.export;

const allLoaded = ({ context }: Snapshot) =>
  context.exported ??
  (lastPage(context.totals) === 1 ? { count: context.rows.length, sums: context.sums } : null);

/**
 * Quadratura: the differences, where all rows are known, from one page or an export, and do not add
 * up.
 */
export const imbalances = (snapshot: Snapshot) => {
  const { totals } = snapshot.context;
  const loaded = allLoaded(snapshot);
  return totals === null || loaded === null || !hasResults(snapshot)
    ? []
    : mismatches(totals, loaded);
};
