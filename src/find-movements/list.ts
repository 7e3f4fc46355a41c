import type { FoundMovement } from '../../acquirer/contract/find-movements';
import type { FindCriteria } from '../../machines/find-movements/find-movements.actors';
import { findTexts } from '../italian/find-movements';
import { formatDateTime } from '../italian/format';
import { movementTexts } from '../italian/movements';
import { searchTexts } from '../italian/search';
import { workbookTexts } from '../italian/workbook';
import { sheetColumnsOf, sheetRowsOf } from '../lists/columns';
import type { ListColumns } from '../lists/list';
import type { WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';

const { columns: words } = movementTexts;

const dayOf = ({ date }: FoundMovement) => ({
  month: date.slice(0, 7).replace('-', ''),
  day: date.slice(8, 10),
});

/** Whole euro below and above an amount, as Movimenti is asked for it. */
const around = ({ amount }: FoundMovement) => ({
  minAmount: String(Math.floor(amount)),
  maxAmount: String(Math.ceil(amount)),
});

/** The columns of Movimenti; the date links to its day there, the reference to its summary. */
export const foundColumns: ListColumns<FoundMovement> = {
  branchCode: { header: words.point, kind: 'text', leaves: 5 },
  name: { header: words.brand, kind: 'name', wide: true },
  date: {
    header: words.date,
    kind: 'dateTime',
    card: 'line',
    link: (row) => ({
      text: formatDateTime(row.date),
      page: 'movements',
      asked: { ...dayOf(row), ...around(row) },
      point: row.branchCode,
    }),
  },
  summary: {
    header: words.reference,
    kind: 'text',
    link: (row) => ({
      text: row.summary,
      page: 'summaries',
      asked: { ...dayOf(row), summary: `${row.branchCode}.${row.uid}` },
      point: row.branchCode,
    }),
  },
  pos: { header: words.pos, kind: 'text', leaves: 1, width: 12 },
  amount: { header: words.gross, kind: 'money', card: 'title' },
  autorization: { header: words.authorization, kind: 'text', leaves: 3 },
  pan: { header: words.card, kind: 'card', leaves: 6 },
  status: { header: words.status, kind: 'status', card: 'aside' },
  commission: { header: words.commission, kind: 'money', leaves: 4 },
  net: { header: words.net, kind: 'money', leaves: 2 },
  uid: null,
};

/** `MovimentiTrovati.xlsx`. */
export const foundWorkbook = ({
  criteria,
  rows,
}: Exported<FoundMovement, FindCriteria>): WorkbookPlan => ({
  fileName: findTexts.file,
  sheet: findTexts.file,
  columns: sheetColumnsOf(foundColumns),
  rows: sheetRowsOf(foundColumns, rows),
  leftOut: { key: 'status', value: 'A' },
  facts: {
    sheet: workbookTexts.factsSheet,
    list: [
      { label: findTexts.sought, kind: 'text', value: criteria.text },
      {
        label: searchTexts.point,
        kind: 'text',
        value: criteria.codPos || workbookTexts.every,
      },
      { label: findTexts.found, kind: 'count', value: rows.length },
    ],
  },
});
