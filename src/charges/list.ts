import type { Difference } from '../../acquirer/contract/differences';
import { type ChargeCriteria, chargeActors } from '../../machines/charges/charges.actors';
import { differenceColumns } from '../differences/list';
import { chargeTexts } from '../italian/charges';
import { differenceTexts } from '../italian/differences';
import type { MonthlyList } from '../lists/list';

const { columns: words, totals } = differenceTexts;

/** Consulta Addebiti/Accrediti Generati da Contestazioni (ADD-001 to ADD-005, BUS-019). */
export const chargeList: MonthlyList<Difference, ChargeCriteria> = {
  page: 'disputeCharges',
  words: chargeTexts,
  calls: chargeActors,
  /** ADD-003: the columns of the differences, with the reason of the dispute. */
  columns: {
    ...differenceColumns,
    descTipoDispute: { header: words.description, kind: 'words', wide: true, width: 40 },
  },
  filters: { month: 'month', codPos: 'point' },
  totals,
};
