import type { Summary, SummaryTransaction } from '../../acquirer/contract/summaries';
import type { LayerCriteria, SummaryCriteria } from '../../machines/summaries/summaries.actors';
import { type Sums, sumsOf } from '../../machines/totals';
import { movementTexts } from '../italian/movements';
import { layerTexts, summaryTexts } from '../italian/summaries';
import { workbookTexts } from '../italian/workbook';
import type { WorkbookColumn, WorkbookFact, WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import { type FilterFact, searchFacts } from '../shared/search/facts';
import { differenceOf } from './difference';

const { columns: words, filters: labels, totals } = summaryTexts;
const { columns: layerWords } = layerTexts;

const columns: readonly WorkbookColumn<keyof Summary>[] = [
  { key: 'branchCode', header: words.point, kind: 'text', width: 16 },
  { key: 'name', header: words.brand, kind: 'text', width: 28 },
  { key: 'date', header: words.date, kind: 'date', width: 14 },
  { key: 'bank', header: words.bank, kind: 'text', width: 10 },
  { key: 'code', header: words.code, kind: 'text', width: 14 },
  { key: 'transactionNumber', header: words.transactions, kind: 'count', width: 14 },
  { key: 'calculatedGrossAmount', header: words.grossCalculated, kind: 'money', width: 16 },
  { key: 'declaredGrossAmount', header: words.grossDeclared, kind: 'money', width: 16 },
  { key: 'calculatedCommissionAmount', header: words.commission, kind: 'money', width: 14 },
  { key: 'calculatedNetAmount', header: words.netCalculated, kind: 'money', width: 16 },
  { key: 'declaredNetAmount', header: words.netDeclared, kind: 'money', width: 16 },
];

const filters: readonly FilterFact<SummaryCriteria>[] = [
  { name: 'abi', label: labels.abi, kind: 'text' },
  { name: 'minGrossCalculated', label: labels.minGrossCalculated, kind: 'money' },
  { name: 'maxGrossCalculated', label: labels.maxGrossCalculated, kind: 'money' },
  { name: 'minGrossDeclared', label: labels.minGrossDeclared, kind: 'money' },
  { name: 'maxGrossDeclared', label: labels.maxGrossDeclared, kind: 'money' },
];

/** RIE-025, BUS-013: `Riepilogo.xlsx`. */
export const summariesWorkbook = (exported: Exported<Summary, SummaryCriteria>): WorkbookPlan => ({
  fileName: workbookTexts.files.summaries,
  sheet: workbookTexts.files.summaries,
  columns,
  rows: exported.rows,
  facts: { sheet: workbookTexts.factsSheet, list: searchFacts(exported, filters, totals) },
});

type LayerRow = SummaryTransaction & { readonly difference: number };

const layerColumns: readonly WorkbookColumn<keyof LayerRow>[] = [
  { key: 'branchCode', header: layerWords.point, kind: 'text', width: 16 },
  { key: 'name', header: layerWords.brand, kind: 'text', width: 28 },
  { key: 'date', header: layerWords.date, kind: 'dateTime', width: 18 },
  { key: 'summary', header: layerWords.reference, kind: 'text', width: 16 },
  { key: 'pos', header: layerWords.pos, kind: 'text', width: 12 },
  { key: 'amount', header: layerWords.gross, kind: 'money', width: 16 },
  { key: 'autorization', header: layerWords.authorization, kind: 'text', width: 16 },
  { key: 'calculatedGrossAmount', header: layerWords.grossCalculated, kind: 'money', width: 16 },
  { key: 'pan', header: layerWords.card, kind: 'text', width: 20 },
  {
    key: 'status',
    header: layerWords.status,
    kind: 'text',
    width: 12,
    words: { V: movementTexts.status('V'), A: movementTexts.status('A') },
  },
  { key: 'commission', header: layerWords.commission, kind: 'money', width: 14 },
  { key: 'net', header: layerWords.net, kind: 'money', width: 16 },
  { key: 'difference', header: layerWords.difference, kind: 'money', width: 14 },
];

const cancelled = 'A';

/** What the layer itself shows: cancelled transactions are counted, their amounts are not. */
const figuresOf = (rows: readonly SummaryTransaction[]) =>
  sumsOf(
    rows.filter(({ status }) => status !== cancelled),
    { amount: 'amount', commission: 'commission', net: 'net' },
  );

const factsOf = (rows: readonly SummaryTransaction[], sums: Sums): WorkbookFact[] => [
  { label: layerWords.point, value: rows[0]?.branchCode ?? '', kind: 'text' },
  { label: layerWords.brand, value: rows[0]?.name ?? '', kind: 'text' },
  { label: layerWords.reference, value: rows[0]?.summary ?? '', kind: 'text' },
  { label: words.transactions, value: rows.length, kind: 'count' },
  { label: layerWords.gross, value: sums.amount ?? 0, kind: 'money' },
  { label: layerWords.commission, value: sums.commission ?? 0, kind: 'money' },
  { label: layerWords.net, value: sums.net ?? 0, kind: 'money' },
];

/** RIE-021, RIE-011: the layer's own `Riepilogo.xlsx`. */
export const layerWorkbook = ({
  rows,
}: Exported<SummaryTransaction, LayerCriteria>): WorkbookPlan => ({
  fileName: workbookTexts.files.summaries,
  sheet: layerTexts.sheet,
  columns: layerColumns,
  leftOut: { key: 'status', value: cancelled },
  rows: rows.map((row) => ({ ...row, difference: differenceOf(row) })),
  facts: { sheet: workbookTexts.factsSheet, list: factsOf(rows, figuresOf(rows)) },
});
