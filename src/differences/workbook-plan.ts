import type { Difference } from '../../acquirer/contract/differences';
import type { DifferenceCriteria } from '../../machines/differences/differences.actors';
import { differenceTexts } from '../italian/differences';
import { workbookTexts } from '../italian/workbook';
import type { WorkbookColumn, WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import { type FilterFact, searchFacts } from '../shared/search/facts';

const { columns: words, filters: labels, totals, types } = differenceTexts;

export const differenceWorkbookColumns: readonly WorkbookColumn<keyof Difference>[] = [
  { key: 'branchCode', header: words.point, kind: 'text', width: 16 },
  { key: 'dataLettera', header: words.letterDate, kind: 'date', width: 14 },
  { key: 'importoDisputa', header: words.amount, kind: 'money', width: 16 },
  { key: 'numeroPratica', header: words.caseNumber, kind: 'text', width: 18 },
];

const filters: readonly FilterFact<DifferenceCriteria>[] = [
  { name: 'type', label: labels.type, kind: 'text', words: types },
];

/** `DifferenzeContabili.xlsx`. */
export const differencesWorkbook = (
  exported: Exported<Difference, DifferenceCriteria>,
): WorkbookPlan => ({
  fileName: workbookTexts.files.differences,
  sheet: workbookTexts.files.differences,
  columns: differenceWorkbookColumns,
  rows: exported.rows,
  facts: { sheet: workbookTexts.factsSheet, list: searchFacts(exported, filters, totals) },
});
