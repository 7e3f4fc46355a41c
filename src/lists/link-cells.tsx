import { hrefAtPoint } from '../../machines/navigation/address';
import { pathOf } from '../../machines/pages';
import { TextLink } from '../ui/Anchor';
import type { Column } from '../ui/DataTable';
import { writtenQuery } from './criteria';
import type { ListColumn, ListColumns, ListLink } from './list';

/** The page with its filters; where the row has a shop, for that one. */
const hrefOf = ({ page, asked, point }: ListLink) => {
  const href = `${pathOf(page)}?${writtenQuery(asked, 1)}`;
  return point === undefined ? href : hrefAtPoint(href, point);
};

/** The cells of columns that link to a page. */
export const linkCells = <Row, Added extends string>(
  columns: ListColumns<Row, Added>,
): Readonly<Record<string, Column<Row>['cell']>> =>
  Object.fromEntries(
    Object.entries<ListColumn<Row> | null>(columns).flatMap(([key, column]) => {
      if (!column?.link) return [];
      const { link: linkOf } = column;
      const cell = (row: Row) => {
        const link = linkOf(row);
        return link && <TextLink href={hrefOf(link)}>{link.text}</TextLink>;
      };
      return [[key, cell]];
    }),
  );
