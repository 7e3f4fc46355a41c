import type { CaseRow } from '../../acquirer/contract/cases';
import type { CaseCriteria } from '../../machines/cases/cases.actors';
import { caseTexts } from '../italian/cases';
import { workbookTexts } from '../italian/workbook';
import { sheetColumnsOf } from '../lists/columns';
import type { ListColumns } from '../lists/list';
import type { WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';

const { columns: words, workbook: facts, orders, titles } = caseTexts.list;

/** CAS-027; the screen makes the expiry a link. */
export const caseColumns: ListColumns<CaseRow> = {
  caseId: null,
  expiry: { header: words.expiry, kind: 'date', card: 'title' },
  codPV: { header: words.point, kind: 'text', leaves: 3 },
  insegnaLoc: { header: words.sign, kind: 'name', card: 'line', width: 36 },
  dataTrans: { header: words.operationDate, kind: 'date', leaves: 2 },
  card: { header: words.card, kind: 'card', leaves: 5 },
  amountTrans: { header: words.amount, kind: 'money', leaves: 4 },
  amountCont: { header: words.contested, kind: 'money', card: 'aside' },
  practice: { header: words.practice, kind: 'text', leaves: 1 },
};

const labelOf = (order: string) =>
  orders.find(({ value }) => value === (order || 'datascad'))?.label ?? '';

/** BUS-014: `Pratiche.xlsx`. */
export const casesWorkbook = ({
  rows,
  criteria,
}: Exported<CaseRow, CaseCriteria>): WorkbookPlan => ({
  fileName: caseTexts.file,
  sheet: caseTexts.file,
  columns: sheetColumnsOf(caseColumns),
  rows,
  facts: {
    sheet: workbookTexts.factsSheet,
    list: [
      { label: facts.manager, kind: 'text', value: criteria.manager },
      { label: facts.state, kind: 'text', value: titles[criteria.state] },
      { label: facts.order, kind: 'text', value: labelOf(criteria.order) },
      { label: facts.merchant, kind: 'text', value: criteria.search || workbookTexts.every },
      { label: facts.count, kind: 'count', value: rows.length },
    ],
  },
});
