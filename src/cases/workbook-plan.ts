import type { CaseRow } from '../../acquirer/contract/cases';
import type { CaseCriteria } from '../../machines/cases/cases.actors';
import { caseTexts } from '../italian/cases';
import { workbookTexts } from '../italian/workbook';
import type { WorkbookColumn, WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';

const { columns: words, workbook: facts, orders, titles } = caseTexts.list;

const columns: readonly WorkbookColumn<keyof CaseRow>[] = [
  { key: 'expiry', header: words.expiry, kind: 'date', width: 14 },
  { key: 'codPV', header: words.point, kind: 'text', width: 16 },
  { key: 'insegnaLoc', header: words.sign, kind: 'text', width: 36 },
  { key: 'dataTrans', header: words.operationDate, kind: 'date', width: 16 },
  { key: 'card', header: words.card, kind: 'text', width: 20 },
  { key: 'amountTrans', header: words.amount, kind: 'money', width: 18 },
  { key: 'amountCont', header: words.contested, kind: 'money', width: 18 },
  { key: 'practice', header: words.practice, kind: 'text', width: 16 },
];

const labelOf = (order: string) =>
  orders.find(({ value }) => value === (order || 'datascad'))?.label ?? '';

/** BUS-014: `Pratiche.xlsx`. */
export const casesWorkbook = ({
  rows,
  criteria,
}: Exported<CaseRow, CaseCriteria>): WorkbookPlan => ({
  fileName: workbookTexts.files.cases,
  sheet: workbookTexts.files.cases,
  columns,
  rows,
  facts: {
    sheet: workbookTexts.factsSheet,
    list: [
      { label: facts.state, kind: 'text', value: titles[criteria.state] },
      { label: facts.order, kind: 'text', value: labelOf(criteria.order) },
      { label: facts.merchant, kind: 'text', value: criteria.search || workbookTexts.every },
      { label: facts.count, kind: 'count', value: rows.length },
    ],
  },
});
