import type { ReactNode } from 'react';
import type { Criteria } from '../../machines/criteria';
import type { PageName } from '../../machines/pages';
import type { ListEvent } from '../../machines/shared/list/list.machine';
import * as select from '../../machines/shared/list/list.selectors';
import { searchTexts } from '../italian/search';
import { ListTable } from '../shared/columns/ListTable';
import { type Column, DataTable } from '../ui/DataTable';
import { Loading } from '../ui/Loading';
import { LoadingOver } from '../ui/LoadingOver';
import { Notice } from '../ui/Notice';
import { Pager } from '../ui/Pager';
import { PageStack } from '../ui/PageStack';
import { ListAnnouncement } from './ListAnnouncement';
import type { TotalLabels } from './labels';

interface ExcessNoticeProps {
  readonly shown: number;
  /** The number of rows beyond the requested page. */
  readonly excess: number;
}

/** A notice that a page was cut to its size. */
export function ExcessNotice({ shown, excess }: ExcessNoticeProps) {
  if (excess === 0) return null;
  return (
    <Notice tone="warning" announce="status">
      {searchTexts.excess(shown)}
    </Notice>
  );
}

/** A list of one kind of row; a searching part also shows its criteria. */
export interface ListPartProps<Row = unknown, Asked = Criteria> {
  readonly snapshot: select.ListSnapshot<Row, Asked>;
  send(event: ListEvent<Row, Asked>): void;
}

interface ListRowsProps<Row> extends ListPartProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** The page of the list, where the user may choose its columns. */
  readonly list?: PageName;
  /** See `DataTable`. */
  readonly rowKey?: (row: Row, index: number) => string;
  /** The name of the pager, where the screen has two. */
  readonly pagerLabel?: string;
  /** Shown before the first search. */
  readonly waiting?: ReactNode;
  /** Shown when nothing is found. */
  readonly empty: ReactNode;
  /** The names of the sums, which are announced with the number of rows. */
  readonly labels?: TotalLabels;
  /** Shown above the table, only when there are rows. */
  readonly summary?: () => ReactNode;
}

/**
 * The area under a list's filters: the wait, nothing found, or the rows of a page (FLO-004 to
 * FLO-012).
 */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { snapshot, caption, labels, columns, waiting, empty, summary } = props;
  return (
    <>
      {select.isLoading(snapshot) && (select.hasRows(snapshot) ? <LoadingOver /> : <Loading />)}
      {select.isWaiting(snapshot) && waiting}
      {select.isEmpty(snapshot) && empty}
      {!select.isLoading(snapshot) && !select.isWaiting(snapshot) && (
        <ListAnnouncement
          {...{ caption, labels, columns }}
          totals={select.totals(snapshot)}
          orderBy={select.orderBy(snapshot)}
          page={select.page(snapshot)}
          pages={select.pages(snapshot)}
        />
      )}
      {select.hasRows(snapshot) && (
        <>
          {summary?.()}
          <ExcessNotice shown={select.rows(snapshot).length} excess={select.excess(snapshot)} />
          <Page {...props} />
        </>
      )}
    </>
  );
}

function Page<Row>(props: ListRowsProps<Row>) {
  const { snapshot, send, caption, columns, list, rowKey, pagerLabel } = props;
  const table = {
    caption,
    columns,
    rows: select.rows(snapshot),
    rowKey,
    page: select.page(snapshot),
    onPaper: select.rowsOnPaper(snapshot),
    sort: {
      orderBy: select.orderBy(snapshot),
      onSort: (orderBy: string) => send({ type: 'order.requested', orderBy }),
    },
  };
  return (
    <PageStack close>
      {list === undefined ? <DataTable {...table} /> : <ListTable {...table} list={list} />}
      <Pager
        pending={select.isLoading(snapshot)}
        label={pagerLabel}
        page={select.page(snapshot)}
        pages={select.pages(snapshot)}
        onGo={(page) => send({ type: 'page.requested', page })}
      />
    </PageStack>
  );
}
