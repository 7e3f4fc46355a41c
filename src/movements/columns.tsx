import type { Movement } from '../../acquirer/contract/movements';
import { formatDateTime, formatEuro } from '../italian/format';
import { movementTexts } from '../italian/movements';
import { Status } from '../shared/search/Status';
import type { Column } from '../ui/DataTable';

const { columns: words } = movementTexts;

/** MOV-017: the eleven columns, in their order. */
export const movementColumns: readonly Column<Movement>[] = [
  { key: 'branchCode', header: words.point, cell: (row) => row.branchCode, width: '5.9rem' },
  { key: 'name', header: words.brand, cut: true, wide: true, cell: (row) => row.name },
  {
    key: 'date',
    header: words.date,
    card: 'line',
    cell: (row) => formatDateTime(row.date),
    width: '8.4rem',
  },
  { key: 'summary', header: words.reference, cell: (row) => row.summary, width: '6.4rem' },
  { key: 'pos', header: words.pos, cell: (row) => row.pos, width: '5rem' },
  {
    key: 'amount',
    header: words.gross,
    card: 'title',
    align: 'end',
    cell: (row) => formatEuro(row.amount),
    width: '6.75rem',
  },
  {
    key: 'autorization',
    header: words.authorization,
    cell: (row) => row.autorization,
    width: '7.4rem',
  },
  { key: 'pan', header: words.card, wide: true, cell: (row) => row.pan, width: '8.1rem' },
  {
    key: 'status',
    header: words.status,
    card: 'aside',
    cell: (row) => <Status code={row.status} />,
    width: '6rem',
  },
  {
    key: 'commission',
    header: words.commission,
    align: 'end',
    cell: (row) => formatEuro(row.commission),
    width: '6.8rem',
  },
  {
    key: 'net',
    header: words.net,
    align: 'end',
    cell: (row) => formatEuro(row.net),
    width: '6.75rem',
  },
];
