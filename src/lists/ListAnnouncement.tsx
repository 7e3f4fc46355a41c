import type { Totals } from '../../machines/totals';
import { formatWhole } from '../italian/format';
import { searchTexts } from '../italian/search';
import { kitTexts } from '../italian/shared';
import { Announcement } from '../ui/Announcement';
import type { Column } from '../ui/DataTable';
import { type Sort, sortOf } from '../ui/SortSelect';
import { type TotalLabels, totalItems } from './labels';

interface ListAnnouncementProps<Row> extends Pick<Sort, 'orderBy'> {
  readonly caption: string;
  readonly totals: Totals | null;
  /** The names of the sums, where the list has some. */
  readonly labels?: TotalLabels | undefined;
  readonly columns: readonly Column<Row>[];
  readonly page: number;
  readonly pages: number;
}

const orderOf = <Row,>(columns: readonly Column<Row>[], orderBy: string) => {
  const column = columns.find((one) => sortOf(one, orderBy) !== undefined);
  if (column === undefined) return [];
  const { rising, falling, sortedBy } = kitTexts.sorting;
  const order = sortOf(column, orderBy) === 'ascending' ? rising : falling;
  return [sortedBy(order(column.header))];
};

/** Says what a search, another order or another page has brought: 'Movimenti: 7, Importo lordo 715,00 €'. */
export function ListAnnouncement<Row>(props: ListAnnouncementProps<Row>) {
  const { caption, totals, labels = {}, columns, orderBy, page, pages } = props;
  const { count = 0 } = totals ?? {};
  const { count: _counted, ...sums } = labels;
  const found = totals === null || count === 0 ? null : totals;
  return (
    <Announcement>
      {[
        searchTexts.announced(caption, formatWhole(count), found ? totalItems(found, sums) : []),
        ...(found ? orderOf(columns, orderBy) : []),
        ...(pages > 1 ? [searchTexts.page(page, pages)] : []),
      ].join('. ')}
    </Announcement>
  );
}
