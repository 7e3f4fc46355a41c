import { workbookTexts } from '../italian/workbook';
import type { WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import { sheetColumnsOf, sheetRowsOf } from './columns';
import { filtersIn } from './filters';
import type { ListSheet } from './list';
import { type PeriodAsked, searchFacts } from './workbook-facts';

/** The workbook of a list: its rows, and a second sheet with the search (BUS-012). */
export const listWorkbook =
  <Row extends object, Asked extends PeriodAsked>(list: ListSheet<Row, Asked>) =>
  (exported: Exported<Row, Asked>): WorkbookPlan => ({
    fileName: list.words.file,
    sheet: list.words.file,
    columns: sheetColumnsOf(list.columns, exported.criteria, exported.rows),
    rows: sheetRowsOf(list.columns, exported.rows),
    withCancelled: sheetColumnsOf(list.columns).some(({ key }) => key === 'status'),
    facts: {
      sheet: workbookTexts.factsSheet,
      list: [
        ...searchFacts(exported, filtersIn(list.filters), list.totals),
        ...(list.facts?.(exported) ?? []),
      ],
    },
  });
