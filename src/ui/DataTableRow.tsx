import { memo, type ReactNode } from 'react';
import { classes } from './classes';
import { tableRoles } from './table-roles';

export interface Column<Row> {
  key: string;
  header: string;
  /** 'end' for amounts and counts. */
  align?: 'start' | 'end';
  /** A CSS width, such as '8rem' or '10%'; the others share what is left. */
  width?: string;
  /** On a phone: the whole width of the card instead of half. */
  wide?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  radioName: string | undefined;
  radioLabel: string | undefined;
  checked: boolean;
  onSelect: (key: string, row: Row) => void;
}

export function cellClass<Row>({ align, wide }: Column<Row>): string | undefined {
  return classes(align === 'end' && 'is-end', wide && 'is-wide') || undefined;
}

function Row<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, radioName, radioLabel, checked, onSelect } = props;
  return (
    <tr {...tableRoles.row}>
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
      {columns.map((column) => (
        <td
          key={column.key}
          {...tableRoles.cell}
          data-label={column.header}
          className={cellClass(column)}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

export const TableRow = memo(Row) as typeof Row;
