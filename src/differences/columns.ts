import type { Difference } from '../../acquirer/contract/differences';
import { differenceTexts } from '../italian/differences';
import { formatDate, formatEuro } from '../italian/format';
import type { Column } from '../ui/DataTable';

const { columns: words } = differenceTexts;

/** DIF-005. */
export const differenceColumns: readonly Column<Difference>[] = [
  { key: 'branchCode', header: words.point, card: 'line', cell: (row) => row.branchCode },
  {
    key: 'dataLettera',
    header: words.letterDate,
    card: 'aside',
    cell: (row) => formatDate(row.dataLettera),
  },
  {
    key: 'importoDisputa',
    header: words.amount,
    card: 'title',
    align: 'end',
    cell: (row) => formatEuro(row.importoDisputa),
  },
  {
    key: 'numeroPratica',
    header: words.caseNumber,
    cell: (row) => row.numeroPratica,
  },
];

/** ADD-003: the same, and what the dispute was about. */
export const chargeColumns: readonly Column<Difference>[] = [
  ...differenceColumns,
  {
    key: 'descTipoDispute',
    header: words.description,
    wide: true,
    text: true,
    cell: (row) => row.descTipoDispute,
  },
];
