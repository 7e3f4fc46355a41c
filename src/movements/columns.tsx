import type { Movement } from '../../acquirer/contract/movements';
import { formatDateTime, formatEuro } from '../italian/format';
import { movementTexts } from '../italian/movements';
import type { Column } from '../ui/DataTable';
import { Tag } from '../ui/Tag';

const { columns: words, status } = movementTexts;

const cancelled = 'A';

/** MOV-017: the eleven columns, in their order. */
export const movementColumns: readonly Column<Movement>[] = [
  { key: 'branchCode', header: words.point, cell: (row) => row.branchCode, width: '8.5%' },
  { key: 'name', header: words.brand, cell: (row) => row.name, wide: true },
  { key: 'date', header: words.date, cell: (row) => formatDateTime(row.date), width: '9%' },
  { key: 'summary', header: words.reference, cell: (row) => row.summary, width: '9%' },
  { key: 'pos', header: words.pos, cell: (row) => row.pos, width: '7.5%' },
  {
    key: 'amount',
    header: words.gross,
    align: 'end',
    cell: (row) => formatEuro(row.amount),
    width: '9%',
  },
  {
    key: 'autorization',
    header: words.authorization,
    cell: (row) => row.autorization,
    width: '9%',
  },
  { key: 'pan', header: words.card, cell: (row) => row.pan, width: '11%' },
  {
    key: 'status',
    header: words.status,
    cell: (row) => (
      <Tag tone={row.status === cancelled ? 'danger' : 'neutral'}>{status(row.status)}</Tag>
    ),
    width: '8%',
  },
  {
    key: 'commission',
    header: words.commission,
    align: 'end',
    cell: (row) => formatEuro(row.commission),
    width: '9%',
  },
  {
    key: 'net',
    header: words.net,
    align: 'end',
    cell: (row) => formatEuro(row.net),
    width: '9%',
  },
];
