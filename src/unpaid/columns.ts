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
    leaves: 2,
    cell: (row) => row.branchCode,
  },
  {
    key: 'merchant',
    header: words.brand,
    card: 'line',
    text: true,
    cell: (row) => row.merchant,
  },
  {
    key: 'amount',
    header: words.amount,
    card: 'title',
    align: 'end',
    cell: (row) => formatEuro(row.amount),
  },
  {
    key: 'vDate',
    header: words.valueDate,
    card: 'aside',
    cell: (row) => formatDate(row.vDate),
  },
  {
    key: 'cDate',
    header: words.bookingDate,
    leaves: 1,
    cell: (row) => formatDate(row.cDate),
  },
  { key: 'reason', header: words.reason, wide: true, text: true, cell: (row) => row.reason },
];
