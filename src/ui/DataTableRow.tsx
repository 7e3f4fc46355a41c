import { memo, type ReactNode, useState } from 'react';
import { kitTexts } from '../italian/shared';
import { classes } from './classes';
import { Icon } from './Icon';
import { tableRoles } from './table-roles';

export interface Column<Row> {
  key: string;
  header: string;
  /** 'end' for amounts and counts. */
  align?: 'start' | 'end';
  /** A CSS width, such as '8rem' or '10%'; the others share what is left. */
  width?: string;
  /** A text that may be long: one line of it is seen, all of it is at hand. */
  cut?: boolean;
  /** On a phone: the whole width of the card instead of half. */
  wide?: boolean;
  /** Left out on a tablet, where another column says it. */
  roomy?: boolean;
  /** On a phone: what a card says before it is opened, and where. Without any, cards are always open. */
  card?: 'title' | 'aside' | 'line' | 'foot';
  cell: (row: Row) => ReactNode;
}

interface TableRowProps<Row> {
  id: string;
  row: Row;
  /** What it is when the same line holds another row. */
  is: unknown;
  columns: readonly Column<Row>[];
  radioName: string | undefined;
  radioLabel: string | undefined;
  checked: boolean;
  onSelect: (key: string, row: Row) => void;
  /** On a phone: most of the row is one tap away. */
  folds: boolean;
  /** Marks the row as one to be looked at. */
  marked: boolean;
}

export function cellClass<Row>({ align, wide, cut, roomy, card }: Column<Row>): string | undefined {
  return (
    classes(
      align === 'end' && 'is-end',
      wide && 'is-wide',
      cut && 'is-cut',
      roomy && 'is-roomy',
      card && `is-${card}`,
    ) || undefined
  );
}

const textOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined);

function Row<Row>(props: TableRowProps<Row>) {
  const { id, row, is, columns, radioName, radioLabel, checked, onSelect, folds, marked } = props;
  const [opened, setOpened] = useState<unknown>(null);
  const open = opened === is;
  const unfolds = folds && columns.some(({ card }) => card === undefined);
  return (
    <tr
      {...tableRoles.row}
      className={
        classes(folds && 'is-folding', folds && open && 'is-open', marked && 'is-marked') ||
        undefined
      }
    >
      {radioName && (
        <td {...tableRoles.cell} className="is-choice">
          <label>
            <input
              type="radio"
              name={radioName}
              value={id}
              aria-label={radioLabel}
              checked={checked}
              onChange={() => onSelect(id, row)}
              className="size-5 accent-accent"
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        return (
          <td
            key={column.key}
            {...tableRoles.cell}
            data-label={column.header}
            className={cellClass(column)}
            title={column.cut ? textOf(content) : undefined}
          >
            {content}
          </td>
        );
      })}
      {unfolds && <Unfold open={open} onPress={() => setOpened(open ? null : is)} />}
    </tr>
  );
}

function Unfold({ open, onPress }: { open: boolean; onPress: () => void }) {
  const words = kitTexts.rowDetails;
  return (
    <td {...tableRoles.cell} className="is-unfold">
      <button
        type="button"
        aria-expanded={open}
        aria-label={open ? words.hide : words.show}
        onClick={onPress}
      >
        <Icon name="down" />
      </button>
    </td>
  );
}

export const TableRow = memo(Row) as typeof Row;
