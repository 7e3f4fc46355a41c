import type { UnpaidItem } from '../../acquirer/contract/unpaid';
import { formatDate, formatEuro } from '../italian/format';
import { unpaidTexts } from '../italian/unpaid';
import type { Column } from '../ui/DataTable';

const { columns: words } = unpaidTexts;

/** INS-005. */
export const unpaidColumns: readonly Column<UnpaidItem>[] = [
  {
    key: 'branchCode',
    header: words.point,
    width: 'min(9rem, 15vw)',
    cell: (row) => row.branchCode,
  },
  {
    key: 'merchant',
    header: words.brand,
    card: 'line',
    width: 'min(18rem, 18vw)',
    cell: (row) => row.merchant,
  },
  {
    key: 'amount',
    header: words.amount,
    card: 'title',
    align: 'end',
    width: 'min(9rem, 13vw)',
    cell: (row) => formatEuro(row.amount),
  },
  {
    key: 'vDate',
    header: words.valueDate,
    card: 'aside',
    width: 'min(8.5rem, 14.5vw)',
    cell: (row) => formatDate(row.vDate),
  },
  {
    key: 'cDate',
    header: words.bookingDate,
    width: 'min(8.5rem, 14.5vw)',
    cell: (row) => formatDate(row.cDate),
  },
  { key: 'reason', header: words.reason, wide: true, cell: (row) => row.reason },
];
