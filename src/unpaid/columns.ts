import type { UnpaidItem } from '../../acquirer/contract/unpaid';
import { formatDate, formatEuro } from '../italian/format';
import { unpaidTexts } from '../italian/unpaid';
import type { Column } from '../ui/DataTable';

const { columns: words } = unpaidTexts;

/** INS-005. */
export const unpaidColumns: readonly Column<UnpaidItem>[] = [
  { key: 'branchCode', header: words.point, width: '9rem', cell: (row) => row.branchCode },
  {
    key: 'merchant',
    header: words.brand,
    card: 'line',
    width: '24%',
    cell: (row) => row.merchant,
  },
  {
    key: 'amount',
    header: words.amount,
    card: 'title',
    align: 'end',
    width: '9rem',
    cell: (row) => formatEuro(row.amount),
  },
  {
    key: 'vDate',
    header: words.valueDate,
    card: 'aside',
    width: '8.5rem',
    cell: (row) => formatDate(row.vDate),
  },
  {
    key: 'cDate',
    header: words.bookingDate,
    width: '8.5rem',
    cell: (row) => formatDate(row.cDate),
  },
  { key: 'reason', header: words.reason, wide: true, cell: (row) => row.reason },
];
