import type { UnpaidItem } from '../../acquirer/contract/unpaid';
import type { UnpaidCriteria } from '../../machines/unpaid/unpaid.actors';
import { formatDate } from '../italian/format';
import { searchTexts } from '../italian/search';
import { unpaidTexts } from '../italian/unpaid';
import { workbookTexts } from '../italian/workbook';
import { columnsOf, sheetColumnsOf, sheetRowsOf } from '../lists/columns';
import type { ListColumns } from '../lists/list';
import { allSortable } from '../lists/sorting';
import type { WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';

const { columns: words, totals } = unpaidTexts;

/** INS-005. */
const columns: ListColumns<UnpaidItem> = {
  branchCode: { header: words.point, kind: 'text', leaves: 2 },
  merchant: { header: words.brand, kind: 'name', card: 'line', width: 36 },
  amount: { header: words.amount, kind: 'money', card: 'title' },
  vDate: { header: words.valueDate, kind: 'date', card: 'aside' },
  cDate: { header: words.bookingDate, kind: 'date', leaves: 1 },
  reason: { header: words.reason, kind: 'words', wide: true, width: 40 },
};

export const unpaidColumns = allSortable(columnsOf(columns));

/** `Insoluti.xlsx`: what the list shows, of the point of sale in force. */
export const unpaidWorkbook = ({
  rows,
  criteria,
  announced,
}: Exported<UnpaidItem, UnpaidCriteria>): WorkbookPlan => ({
  fileName: unpaidTexts.file,
  sheet: unpaidTexts.file,
  columns: sheetColumnsOf(columns),
  rows: sheetRowsOf(columns, rows),
  facts: {
    sheet: workbookTexts.factsSheet,
    list: [
      { label: unpaidTexts.day, kind: 'text', value: formatDate(criteria.date) },
      { label: searchTexts.point, kind: 'text', value: criteria.codPos || workbookTexts.every },
      { label: totals.count, kind: 'count', value: rows.length },
      { label: totals.amount, kind: 'money', value: announced.sums.amount ?? 0 },
    ],
  },
});
