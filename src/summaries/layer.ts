import type { SummaryTransaction } from '../../acquirer/contract/summaries';
import type { LayerCriteria } from '../../machines/summaries/summaries.actors';
import { type Sums, sumsOf } from '../../machines/totals';
import { layerTexts, summaryTexts } from '../italian/summaries';
import { workbookTexts } from '../italian/workbook';
import { sheetColumnsOf, sheetRowsOf } from '../lists/columns';
import type { ListColumns } from '../lists/list';
import type { WorkbookFact, WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import { differenceOf } from './difference';

const { columns: words } = layerTexts;

/** RIE-018; the heading above the table names the settlement once. */
export const layerColumns: ListColumns<SummaryTransaction, 'difference'> = {
  branchCode: { header: words.point, kind: 'text', onlyInSheet: true },
  name: { header: words.brand, kind: 'name', onlyInSheet: true },
  date: { header: words.date, kind: 'dateTime', card: 'line' },
  summary: { header: words.reference, kind: 'text', leaves: 2 },
  pos: { header: words.pos, kind: 'text', leaves: 1, width: 12 },
  amount: { header: words.gross, kind: 'money', card: 'title' },
  autorization: { header: words.authorization, kind: 'text', leaves: 4 },
  calculatedGrossAmount: { header: words.grossCalculated, kind: 'money', leaves: 3 },
  pan: { header: words.card, kind: 'card', leaves: 7 },
  status: { header: words.status, kind: 'status', card: 'aside' },
  commission: { header: words.commission, kind: 'money', leaves: 6 },
  net: { header: words.net, kind: 'money' },
  difference: { header: words.difference, kind: 'money', leaves: 5, value: differenceOf },
};

const cancelled = 'A';

/** The figures of the layer: cancelled transactions are counted, their amounts are not. */
const figuresOf = (rows: readonly SummaryTransaction[]) =>
  sumsOf(
    rows.filter(({ status }) => status !== cancelled),
    { amount: 'amount', commission: 'commission', net: 'net' },
  );

const factsOf = (rows: readonly SummaryTransaction[], sums: Sums): WorkbookFact[] => [
  { label: words.point, value: rows[0]?.branchCode ?? '', kind: 'text' },
  { label: words.brand, value: rows[0]?.name ?? '', kind: 'text' },
  { label: words.reference, value: rows[0]?.summary ?? '', kind: 'text' },
  { label: summaryTexts.columns.transactions, value: rows.length, kind: 'count' },
  { label: words.gross, value: sums.amount ?? 0, kind: 'money' },
  { label: words.commission, value: sums.commission ?? 0, kind: 'money' },
  { label: words.net, value: sums.net ?? 0, kind: 'money' },
];

/** RIE-021, RIE-011: the layer's own `Riepilogo.xlsx`. */
export const layerWorkbook = ({
  rows,
}: Exported<SummaryTransaction, LayerCriteria>): WorkbookPlan => ({
  fileName: summaryTexts.file,
  sheet: layerTexts.sheet,
  columns: sheetColumnsOf(layerColumns),
  leftOut: { key: 'status', value: cancelled },
  rows: sheetRowsOf(layerColumns, rows),
  facts: { sheet: workbookTexts.factsSheet, list: factsOf(rows, figuresOf(rows)) },
});
