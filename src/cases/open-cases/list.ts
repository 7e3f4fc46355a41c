import type { OpenCase } from '../../../acquirer/contract/open-cases';
import type { OpenCriteria } from '../../../machines/cases/cases.actors';
import { caseStateTexts } from '../../italian/case-states';
import { caseTexts } from '../../italian/cases';
import { openCaseTexts } from '../../italian/open-cases';
import { workbookTexts } from '../../italian/workbook';
import { sheetColumnsOf, sheetRowsOf } from '../../lists/columns';
import type { ListColumns } from '../../lists/list';
import type { WorkbookFact, WorkbookPlan } from '../../shared/export/workbook';
import type { Exported } from '../../shared/export/write-workbooks';
import { managerPlace } from '../manager-place';

const words = caseTexts.list.columns;
const own = openCaseTexts;

/** The columns of a case list, with its manager and its state; the screen makes a link of the expiry. */
export const openCaseColumns: ListColumns<OpenCase> = {
  caseId: null,
  expiry: { header: words.expiry, kind: 'date', card: 'title' },
  insegnaLoc: { header: words.sign, kind: 'name', card: 'line', width: 36 },
  codPV: { header: words.point, kind: 'text', leaves: 3 },
  manager: { header: own.columns.manager, kind: 'name', width: 36, leaves: 7 },
  assignedFrom: {
    header: own.columns.assignedFrom,
    kind: 'words',
    width: 36,
    onlyInSheet: true,
    value: ({ assignedFrom }) => managerPlace(assignedFrom).name || assignedFrom,
  },
  state: {
    header: own.columns.state,
    kind: 'text',
    value: ({ state }) => caseStateTexts[state],
  },
  dataTrans: { header: words.operationDate, kind: 'date', leaves: 2 },
  card: { header: words.card, kind: 'card', leaves: 5 },
  amountTrans: { header: words.amount, kind: 'money', leaves: 6 },
  amountCont: { header: words.contested, kind: 'money', card: 'aside' },
  practice: { header: words.practice, kind: 'text', leaves: 1 },
  ebox: null,
};

/** By name, where one of the rows has it. */
const managerIn = (rows: readonly OpenCase[], ebox: string) =>
  rows.find((row) => row.ebox === ebox)?.manager ?? ebox;

const every = (text: string) => text || workbookTexts.every;

/** Without the extension `assignCase` no case was handed over, and the column is left out. */
const isHandedOver = ({ assignedFrom }: OpenCase) => assignedFrom !== '';

const columnsFor = (rows: readonly OpenCase[]) =>
  sheetColumnsOf(openCaseColumns).filter(
    ({ key }) => key !== 'assignedFrom' || rows.some(isHandedOver),
  );

/** What the list is narrowed to; a manager by name, where one of the rows has it. */
export const openCaseFacts = (
  criteria: OpenCriteria,
  rows: readonly OpenCase[],
): readonly WorkbookFact[] => [
  { label: own.filters.manager, kind: 'text', value: every(managerIn(rows, criteria.ebox)) },
  { label: own.filters.point, kind: 'text', value: every(criteria.codPos) },
  {
    label: own.filters.state,
    kind: 'text',
    value: every(criteria.state && caseStateTexts[criteria.state]),
  },
  {
    label: own.filters.week,
    kind: 'text',
    value: criteria.week ? caseTexts.list.week[criteria.week] : own.filters.everyWeek,
  },
  {
    label: own.filters.search,
    kind: 'text',
    value: criteria.search || own.filters.everyRequest,
  },
];

/** `RichiesteAperte.xlsx`. */
export const openCasesWorkbook = ({
  rows,
  criteria,
}: Exported<OpenCase, OpenCriteria>): WorkbookPlan => ({
  fileName: openCaseTexts.file,
  sheet: openCaseTexts.file,
  columns: columnsFor(rows),
  rows: sheetRowsOf(openCaseColumns, rows),
  facts: {
    sheet: workbookTexts.factsSheet,
    list: [
      ...openCaseFacts(criteria, rows),
      { label: caseTexts.list.workbook.count, kind: 'count', value: rows.length },
    ],
  },
});
