import type { ReactNode } from 'react';
import type { Criteria } from '../../machines/criteria';
import {
  formatChange,
  formatDate,
  formatDateTime,
  formatEuro,
  formatWhole,
} from '../italian/format';
import { movementTexts } from '../italian/movements';
import type { CellKind, WorkbookColumn } from '../shared/export/workbook';
import { CardNumber } from '../ui/CardNumber';
import type { Column } from '../ui/DataTable';
import type { ColumnKind, ListColumn, ListColumns } from './list';
import { Status } from './Status';

interface Kind {
  readonly shown: (value: never) => ReactNode;
  readonly screen?: Pick<Column<unknown>, 'align' | 'text' | 'name' | 'wide' | 'code'>;
  readonly sheet: CellKind;
  /** In the sheet, in characters. */
  readonly width: number;
  readonly words?: Readonly<Record<string, string>>;
}

const asItIs = (value: string) => value;

const kinds: Readonly<Record<ColumnKind, Kind>> = {
  text: { shown: asItIs, screen: { code: true }, sheet: 'text', width: 16 },
  words: { shown: asItIs, screen: { text: true }, sheet: 'text', width: 28 },
  name: { shown: asItIs, screen: { text: true, name: true }, sheet: 'text', width: 28 },
  date: { shown: formatDate, sheet: 'date', width: 14 },
  dateTime: { shown: formatDateTime, sheet: 'dateTime', width: 18 },
  money: { shown: formatEuro, screen: { align: 'end' }, sheet: 'money', width: 14 },
  change: { shown: formatChange, screen: { align: 'end' }, sheet: 'money', width: 18 },
  count: { shown: formatWhole, screen: { align: 'end' }, sheet: 'count', width: 14 },
  card: {
    shown: (masked: string) => <CardNumber>{masked}</CardNumber>,
    screen: { wide: true },
    sheet: 'text',
    width: 20,
  },
  status: {
    shown: (code: string) => <Status code={code} />,
    sheet: 'text',
    width: 12,
    words: { V: movementTexts.status('V'), A: movementTexts.status('A') },
  },
};

const shownIn = <Row, Added extends string>(columns: ListColumns<Row, Added>) =>
  Object.entries<ListColumn<Row> | null>(columns).flatMap(([key, column]) =>
    column === null ? [] : [{ ...column, key }],
  );

const isAskedFor =
  (asked: Criteria) =>
  ({ onlyWith }: { readonly onlyWith?: string }) =>
    onlyWith === undefined || (asked[onlyWith] ?? '') !== '';

const isGiven =
  <Row,>(rows: readonly Row[]) =>
  ({ key, ifGiven }: ListColumn<Row> & { readonly key: string }) =>
    !ifGiven || rows.some((row) => row[key as keyof Row] !== '');

const onScreen = <Row,>(column: ListColumn<Row> & { key: string }): Column<Row> => {
  const { key, header, kind, leaves, wide, card, Cell } = column;
  const value = column.value ?? ((row: Row) => row[key as keyof Row]);
  const shown = (row: Row) => kinds[kind].shown(value(row) as never);
  return {
    key,
    header,
    ...kinds[kind].screen,
    ...(leaves && { leaves }),
    ...(wide && { wide }),
    ...(card && { card }),
    cell: Cell ? (row) => <Cell row={row}>{shown(row)}</Cell> : shown,
  };
};

/**
 * The columns of a table; call it once for each list, because a row is drawn again when they
 * change. `cells` are those that need data of the screen.
 */
export const columnsOf = <Row, Added extends string>(
  columns: ListColumns<Row, Added>,
  cells: Readonly<Record<string, Column<Row>['cell']>> = {},
  asked: Criteria = {},
  rows: readonly Row[] = [],
): readonly Column<Row>[] =>
  shownIn(columns)
    .filter(({ onlyInSheet }) => !onlyInSheet)
    .filter(isAskedFor(asked))
    .filter(isGiven(rows))
    .map(onScreen)
    .map((column) => {
      const own = cells[column.key];
      return own ? { ...column, cell: (row: Row) => own(row) ?? column.cell(row) } : column;
    });

/** The columns of a sheet. */
export const sheetColumnsOf = <Row, Added extends string>(
  columns: ListColumns<Row, Added>,
  asked: Criteria = {},
  rows: readonly Row[] = [],
): readonly WorkbookColumn[] =>
  shownIn(columns)
    .filter(isAskedFor(asked))
    .filter(isGiven(rows))
    .map(({ key, header, kind, width, isNoSum }) => ({
      key,
      header,
      kind: kinds[kind].sheet,
      width: width ?? kinds[kind].width,
      ...(isNoSum && { isNoSum }),
      ...(kinds[kind].words && { words: kinds[kind].words }),
    }));

/** The rows of a sheet, with the computed fields. */
export const sheetRowsOf = <Row extends object, Added extends string>(
  columns: ListColumns<Row, Added>,
  rows: readonly Row[],
): readonly Readonly<Record<string, unknown>>[] => {
  const made = shownIn(columns).flatMap(({ key, value }) => (value ? [[key, value] as const] : []));
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(made.map(([key, value]) => [key, value(row)])),
  }));
};
