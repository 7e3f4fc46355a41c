import type { Difference } from '../../acquirer/contract/differences';
import type { ChargeCriteria } from '../../machines/charges/charges.actors';
import { differenceWorkbookColumns } from '../differences/workbook-plan';
import { differenceTexts } from '../italian/differences';
import { workbookTexts } from '../italian/workbook';
import type { WorkbookColumn, WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import { searchFacts } from '../shared/search/facts';

const { columns: words, totals } = differenceTexts;

const columns: readonly WorkbookColumn<keyof Difference>[] = [
  ...differenceWorkbookColumns,
  { key: 'descTipoDispute', header: words.description, kind: 'text', width: 40 },
];

/** ADD-004, BUS-019: `AddebitiAccrediti.xlsx`. */
export const chargesWorkbook = (exported: Exported<Difference, ChargeCriteria>): WorkbookPlan => ({
  fileName: workbookTexts.files.charges,
  sheet: workbookTexts.files.charges,
  columns,
  rows: exported.rows,
  facts: { sheet: workbookTexts.factsSheet, list: searchFacts(exported, [], totals) },
});
