import { memo, type ReactNode, useId, useState } from 'react';
import { kitTexts } from '../italian/shared';
import { classes } from './classes';
import { Icon } from './Icon';
import { cardRoles, tableRoles } from './table-roles';

export interface Column<Row> {
  key: string;
  header: string;
  /** 'end' for amounts and counts. */
  align?: 'start' | 'end';
  /** The minimum width, as CSS. The content decides the rest. */
  width?: string;
  /** Words, which may take several lines; other content stays on one. */
  text?: boolean;
  /** A code, which is never broken; an IBAN, which is `wide`, may be. */
  code?: boolean;
  /** Names of merchants and shops, which a browser must not translate. */
  name?: boolean;
  /**
   * Where there is no room for all columns: the order in which they move into the row's detail, 1
   * first. Without it, a column stays.
   */
  leaves?: number;
  /** On a phone: the whole width of the card instead of half. */
  wide?: boolean;
  /** The list may be sorted by it; the direction that the first press of its header asks for. */
  sorts?: '+' | '-';
  /**
   * On a phone: the summary of a folded card, and its place. Without any, cards are always open.
   * 'named': with its header, without which it means nothing.
   */
  card?: 'title' | 'aside' | 'line' | 'named' | 'foot';
  cell: (row: Row) => ReactNode;
}

interface TableRowProps<Row> {
  id: string;
  row: Row;
  /** The identity of its row: the same line may show another row later. */
  is: unknown;
  columns: readonly Column<Row>[];
  /** The columns without room in the table: one press shows them. */
  detail: readonly Column<Row>[];
  radioName: string | undefined;
  radioLabel: string | undefined;
  checked: boolean;
  onSelect: (key: string, row: Row) => void;
  /** On a phone: each row is a card. */
  cards: boolean;
  /** On a phone: one tap shows most of the row. */
  folds: boolean;
  /** Marks the row to be brought into view. */
  marked: boolean;
}

const untranslated = { translate: 'no' } as const;

const headline = ['title', 'line', 'aside'] as const;

/** The columns that name a row: the headline of its card, or the first one. */
const namingColumns = <Row,>(columns: readonly Column<Row>[]) => {
  const named = headline.flatMap((place) => columns.filter(({ card }) => card === place));
  return (named.length > 0 ? named : columns.slice(0, 1)).map(({ key }) => key);
};

export function cellClass<Row>({ align, wide, text, code, card }: Column<Row>): string | undefined {
  return (
    classes(
      align === 'end' && 'is-end',
      wide && 'is-wide',
      text && 'is-text',
      code && !wide && 'unbroken',
      card && `is-${card}`,
    ) || undefined
  );
}

function Row<Row>(props: TableRowProps<Row>) {
  const { id, row, is, columns, detail, radioName, radioLabel, checked, onSelect, marked } = props;
  const { cards, folds } = props;
  const roles = cards ? cardRoles : tableRoles;
  const rowId = useId();
  const [opened, setOpened] = useState<unknown>(null);
  const open = opened === is;
  const unfolds = detail.length > 0 || (folds && columns.some(({ card }) => card === undefined));
  return (
    <>
      <tr
        {...roles.row}
        className={
          classes(folds && 'is-folding', folds && open && 'is-open', marked && 'is-marked') ||
          undefined
        }
      >
        {radioName && (
          <td {...roles.cell} className="is-choice">
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
            {...roles.cell}
            id={unfolds ? rowId + column.key : undefined}
            data-label={column.header}
            {...(column.name && untranslated)}
            className={cellClass(column)}
          >
            {column.cell(row)}
          </td>
        ))}
        {unfolds && (
          <td {...roles.cell} className="is-unfold">
            <button
              type="button"
              id={rowId}
              aria-expanded={open}
              aria-label={kitTexts.rowDetails.of}
              aria-labelledby={[rowId, ...namingColumns(columns).map((key) => rowId + key)].join(
                ' ',
              )}
              onClick={() => setOpened(open ? null : is)}
            >
              <Icon name="down" />
            </button>
          </td>
        )}
      </tr>
      {open && detail.length > 0 && (
        <Detail row={row} columns={detail} span={columns.length + (radioName ? 2 : 1)} />
      )}
    </>
  );
}

interface DetailProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  span: number;
}

/** The columns of a row that have no room in it. */
function Detail<Row>({ row, columns, span }: DetailProps<Row>) {
  return (
    <tr {...tableRoles.row} className="is-detail">
      <td {...tableRoles.cell} colSpan={span}>
        <dl className="flex flex-wrap gap-x-8 gap-y-1">
          {columns.map(({ key, header, cell, name }) => (
            <div key={key}>
              <dt className="text-ink-soft">{header}</dt>
              <dd {...(name && untranslated)} className="font-semibold tabular-nums">
                {cell(row) || '–'}
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}

export const TableRow = memo(Row) as typeof Row;
