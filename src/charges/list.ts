import type { Difference } from '../../acquirer/contract/differences';
import { caseOfRow, caseQuery } from '../../acquirer/contract/rules/case-address';
import { type ChargeCriteria, chargeActors } from '../../machines/charges/charges.actors';
import { caseNumber, differenceColumns } from '../differences/list';
import { chargeTexts } from '../italian/charges';
import { differenceTexts } from '../italian/differences';
import type { MonthlyList } from '../lists/list';

const { columns: words, totals } = differenceTexts;

/** Consulta Addebiti/Accrediti Generati da Contestazioni (ADD-001 to ADD-005, BUS-019). */
export const chargeList: MonthlyList<Difference, ChargeCriteria> = {
  page: 'disputeCharges',
  words: chargeTexts,
  calls: chargeActors,
  /** ADD-003: the columns of the differences, with the reason of the dispute and the way to its case. */
  columns: {
    ...differenceColumns,
    numeroPratica: {
      ...caseNumber,
      link: (row) => {
        const place = caseOfRow(row);
        return place && { text: row.numeroPratica, page: 'caseDetail', asked: caseQuery(place) };
      },
    },
    descTipoDispute: {
      header: words.description,
      kind: 'words',
      wide: true,
      width: 40,
      leaves: 2,
    },
  },
  filters: { month: 'month', codPos: 'point' },
  totals,
};
