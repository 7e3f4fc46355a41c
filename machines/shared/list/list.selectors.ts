import type { Criteria } from '../../criteria';
import type { Shown } from '../../typed-chart';
import type { ListContext, ListEvent, listMachine } from './list.machine';
import { onPaper, pagesOf, rowsOnPage } from './list.types';

export type ListSnapshot<Row = unknown, Asked = Criteria> = Shown<
  typeof listMachine,
  ListContext<Row, Asked>,
  ListEvent<Row, Asked>
>;

type Of<Row, Asked> = Pick<ListSnapshot<Row, Asked>, 'context'>;

export const criteria = <Asked>(snapshot: Of<unknown, Asked>) => snapshot.context.criteria;
export const totals = ({ context }: ListSnapshot) => ({ count: context.total, sums: context.sums });
/** How many of all the rows are of each kind, where the call counts them. */
export const counts = ({ context }: ListSnapshot) => context.counts;
export const allRows = <Row>(snapshot: Of<Row, unknown>) => snapshot.context.rows;
/** The rows of the current page, whether the acquirer or the portal divides them into pages. */
export const rows = <Row>(snapshot: Of<Row, unknown>) => rowsOnPage(snapshot.context);
/** What a print has: every row where the portal has them all and they are few, else the page. */
export const rowsOnPaper = <Row>(snapshot: Of<Row, unknown>) => onPaper(snapshot.context);
/** The number of rows beyond the requested page. */
export const excess = (snapshot: ListSnapshot) => snapshot.context.excess;
/** These rows have been exported. */
export const isExported = (snapshot: ListSnapshot) => snapshot.context.exported !== null;
export const orderBy = ({ context }: ListSnapshot) => context.orderBy;
export const page = (snapshot: ListSnapshot) => snapshot.context.page;
export const pages = (snapshot: ListSnapshot) => pagesOf(snapshot.context);
export const isLoading = (snapshot: ListSnapshot) => snapshot.hasTag('loading');
export const isEmpty = (snapshot: ListSnapshot) =>
  snapshot.matches({ consulting: { results: 'empty' } });
export const isWaiting = (snapshot: ListSnapshot) =>
  snapshot.matches({ consulting: { results: 'waiting' } });
/** While another page loads the old one stays. */
export const hasRows = (snapshot: ListSnapshot) => snapshot.context.rows.length > 0;
export const exporting = (snapshot: ListSnapshot) => snapshot.children.export;
