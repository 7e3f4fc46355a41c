import type { Summary } from '../../acquirer/contract/summaries';
import * as select from '../../machines/shared/search/search.selectors';
import { keyOf, type SummariesEvent } from '../../machines/summaries/summaries.machine';
import { formatDate } from '../italian/format';
import { sharedTexts } from '../italian/shared';
import { summaryTexts } from '../italian/summaries';
import type { SearchPartProps } from '../lists/SearchResults';
import { ListTable } from '../shared/columns/ListTable';
import { Button } from '../ui/Button';
import type { Column } from '../ui/DataTable';
import { Pager } from '../ui/Pager';
import { PageStack } from '../ui/PageStack';
import { declaredDiffers, differentIn } from './difference';

interface SummariesTableProps extends SearchPartProps<Summary> {
  /** The key of the summary that is chosen, on this page or on another. */
  readonly chosen: string;
  readonly notify: (event: SummariesEvent) => void;
  /** The layer was requested and is not loaded yet, or other rows are loading. */
  readonly detailPending: boolean;
  readonly columns: readonly Column<Summary>[];
  /** Only the rows whose declared net differs from the calculated one. */
  readonly onlyDifferent: boolean;
}

const rowKeyOf = (summary: Summary, index: number) => `${index} ${keyOf(summary)}`;

const nameOf = ({ name, code, date }: Summary) =>
  summaryTexts.chooseRow(name, code, formatDate(date));

/** RIE-013 to RIE-016, RIE-026: the rows with their radios, the pager, the way to the detail. */
export function SummariesTable(props: SummariesTableProps) {
  const { snapshot, send, chosen, notify, detailPending, onlyDifferent, columns } = props;
  const found = select.rows(snapshot);
  const rows = onlyDifferent ? differentIn(found) : found;
  const place = rows.findIndex((row) => keyOf(row) === chosen);
  const summary = rows[place] ?? null;
  return (
    <PageStack close>
      <ListTable
        list="summaries"
        caption={summaryTexts.tableCaption}
        columns={columns}
        rows={rows}
        isMarked={declaredDiffers}
        rowKey={rowKeyOf}
        page={select.page(snapshot)}
        onPaper={onlyDifferent ? undefined : select.rowsOnPaper(snapshot)}
        sort={{
          orderBy: select.orderBy(snapshot),
          onSort: (orderBy) => send({ type: 'order.requested', orderBy }),
        }}
        choice={{
          header: sharedTexts.choice,
          selectedKey: summary && rowKeyOf(summary, place),
          label: nameOf,
          onSelect: (_key, row) => notify({ type: 'summary.chosen', summary: row }),
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 max-sm:justify-center print:hidden">
        <Button
          pending={detailPending}
          onClick={() => notify({ type: 'detail.requested', summary })}
        >
          {summaryTexts.showDetail}
        </Button>
        <Pager
          page={select.page(snapshot)}
          pages={select.pages(snapshot)}
          onGo={(page) => send({ type: 'page.requested', page })}
        />
      </div>
    </PageStack>
  );
}
