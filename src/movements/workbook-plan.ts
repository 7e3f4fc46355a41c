import type { WorkbookColumn, WorkbookFact, WorkbookPlan } from '../export/workbook';
import type { Exported } from '../export/write-workbook';
import { movementTexts, period } from '../italian/movements';
import { workbookTexts } from '../italian/workbook';

const { columns: words, status, validity, totals } = movementTexts;

const columns: readonly WorkbookColumn[] = [
  { key: 'branchCode', header: words.point, kind: 'text', width: 16 },
  { key: 'name', header: words.brand, kind: 'text', width: 28 },
  { key: 'date', header: words.date, kind: 'dateTime', width: 18 },
  { key: 'summary', header: words.reference, kind: 'text', width: 16 },
  { key: 'pos', header: words.pos, kind: 'text', width: 12 },
  { key: 'amount', header: words.gross, kind: 'money', width: 16 },
  { key: 'autorization', header: words.authorization, kind: 'text', width: 16 },
  { key: 'pan', header: words.card, kind: 'text', width: 20 },
  {
    key: 'status',
    header: words.status,
    kind: 'text',
    width: 12,
    words: { V: status('V'), A: status('A') },
  },
  { key: 'commission', header: words.commission, kind: 'money', width: 14 },
  { key: 'net', header: words.net, kind: 'money', width: 16 },
];

const validityWords: Readonly<Record<string, string>> = {
  '': validity.all,
  V: validity.valid,
  A: validity.cancelled,
};

const sum = (rows: readonly Readonly<Record<string, unknown>>[], key: string) =>
  Math.round(rows.reduce((total, row) => total + Number(row[key] ?? 0) * 100, 0)) / 100;

const factsOf = (
  { criteria }: Exported,
  rows: readonly Readonly<Record<string, unknown>>[],
): WorkbookFact[] => [
  { label: totals.period, value: period(criteria.month ?? '', criteria.day ?? ''), kind: 'text' },
  { label: totals.point, value: criteria.codPos || workbookTexts.every, kind: 'text' },
  { label: validity.legend, value: validityWords[criteria.closedOnly ?? ''] ?? '', kind: 'text' },
  { label: totals.count, value: rows.length, kind: 'count' },
  { label: totals.gross, value: sum(rows, 'amount'), kind: 'money' },
  { label: totals.commission, value: sum(rows, 'commission'), kind: 'money' },
  { label: totals.net, value: sum(rows, 'net'), kind: 'money' },
];

/** MOV-020, BUS-012: `Movimenti.xlsx`, the rows and a second sheet that says what was asked. */
export const movementsWorkbook = (exported: Exported): WorkbookPlan => {
  const rows = exported.rows as readonly Readonly<Record<string, unknown>>[];
  return {
    fileName: workbookTexts.files.movements,
    sheet: workbookTexts.files.movements,
    columns,
    rows,
    facts: { sheet: workbookTexts.factsSheet, list: factsOf(exported, rows) },
  };
};
