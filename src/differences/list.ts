import type { Difference } from '../../acquirer/contract/differences';
import {
  type DifferenceCriteria,
  differenceActors,
} from '../../machines/differences/differences.actors';
import { differenceTexts } from '../italian/differences';
import type { ListColumns, MonthlyList } from '../lists/list';

const { columns: words, filters: labels, totals, types } = differenceTexts;

export const caseNumber = { header: words.caseNumber, kind: 'text', width: 18 } as const;

/** DIF-005. */
export const differenceColumns: ListColumns<Difference> = {
  branchCode: { header: words.point, kind: 'text', card: 'line', leaves: 1 },
  name: { header: words.brand, kind: 'name', ifGiven: true },
  dataLettera: { header: words.letterDate, kind: 'date', card: 'aside' },
  importoDisputa: { header: words.amount, kind: 'money', card: 'title' },
  numeroPratica: caseNumber,
  descTipoDispute: null,
  movementId: null,
  caseId: null,
  ebox: null,
  state: null,
};

/** Consulta Dettaglio Differenze Contabili (DIF-001 to DIF-008). */
export const differenceList: MonthlyList<Difference, DifferenceCriteria> = {
  page: 'differences',
  words: differenceTexts,
  calls: differenceActors,
  columns: differenceColumns,
  filters: {
    month: 'month',
    type: { label: labels.type, kind: 'choice', words: types, always: true },
    codPos: 'point',
  },
  totals,
};
