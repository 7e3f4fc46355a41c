import { pathOf } from '../../machines/pages';
import type { ChosenPoint } from '../../machines/portal/session';
import { queryOf } from '../shared/search/criteria';
import type { Column } from '../ui/DataTable';
import { TextLink } from '../ui/TextLink';
import type { ListColumn, ListColumns, ListLink } from './list';

type Choose = (event: { readonly type: 'point.chosen'; readonly point: ChosenPoint }) => void;

/** Chooses the shop of its row, as Home does, and opens the page. */
function CellLink({ link, choose }: { readonly link: ListLink; readonly choose: Choose }) {
  const { text, page, asked, point } = link;
  return (
    <TextLink
      href={`${pathOf(page)}?${queryOf(asked, 1)}`}
      onClick={() => point && choose({ type: 'point.chosen', point })}
    >
      {text}
    </TextLink>
  );
}

/** The cells of columns that link to a page. */
export const linkCells = <Row, Added extends string>(
  columns: ListColumns<Row, Added>,
  choose: Choose,
): Readonly<Record<string, Column<Row>['cell']>> =>
  Object.fromEntries(
    Object.entries<ListColumn<Row> | null>(columns).flatMap(([key, column]) => {
      if (!column?.link) return [];
      const { link: linkOf } = column;
      const cell = (row: Row) => {
        const link = linkOf(row);
        return link && <CellLink link={link} choose={choose} />;
      };
      return [[key, cell]];
    }),
  );
