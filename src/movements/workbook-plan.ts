import type { Movement } from '../../acquirer/contract/movements';
import type { MovementCriteria } from '../../machines/movements/movements.actors';
import { movementTexts } from '../italian/movements';
import { workbookTexts } from '../italian/workbook';
import type { WorkbookColumn, WorkbookFact, WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import { type FilterFact, searchFacts } from '../shared/search/facts';

import { cancelledIn } from './cancelled';

const { columns: words, filters: labels, status, validity, totals } = movementTexts;

const columns: readonly WorkbookColumn<keyof Movement>[] = [
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

const filters: readonly FilterFact<MovementCriteria>[] = [
  { name: 'minAmount', label: labels.minAmount, kind: 'money' },
  { name: 'maxAmount', label: labels.maxAmount, kind: 'money' },
  { name: 'minNetAmount', label: labels.minNetAmount, kind: 'money' },
  { name: 'maxNetAmount', label: labels.maxNetAmount, kind: 'money' },
  { name: 'pos', label: labels.pos, kind: 'text' },
  { name: 'closedOnly', label: labels.closedOnly, kind: 'text', words: validity },
];

const cancelledFacts = ({ rows }: Exported<Movement, unknown>): WorkbookFact[] => {
  const { count = 0, sums = {} } = cancelledIn(rows) ?? {};
  return [
    { label: movementTexts.cancelledCount, kind: 'count', value: count },
    { label: movementTexts.cancelledAmount, kind: 'money', value: sums.amount ?? 0 },
  ];
};

/** MOV-020, BUS-012: `Movimenti.xlsx`, the rows and a second sheet that says what was asked. */
export const movementsWorkbook = (
  exported: Exported<Movement, MovementCriteria>,
): WorkbookPlan => ({
  fileName: workbookTexts.files.movements,
  sheet: workbookTexts.files.movements,
  columns,
  rows: exported.rows,
  facts: {
    sheet: workbookTexts.factsSheet,
    list: [...searchFacts(exported, filters, totals), ...cancelledFacts(exported)],
  },
});
