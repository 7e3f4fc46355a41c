import type { Movement } from '../../acquirer/contract/movements';
import { formatDateTime, formatEuro } from '../italian/format';
import { movementTexts } from '../italian/movements';
import { Status } from '../shared/search/Status';
import type { Column } from '../ui/DataTable';

const { columns: words } = movementTexts;

/** MOV-017: the eleven columns, in their order. */
export const movementColumns: readonly Column<Movement>[] = [
  { key: 'branchCode', header: words.point, cell: (row) => row.branchCode, width: '6.4rem' },
  { key: 'name', header: words.brand, cell: (row) => row.name },
  { key: 'date', header: words.date, cell: (row) => formatDateTime(row.date), width: '5.75rem' },
  { key: 'summary', header: words.reference, cell: (row) => row.summary, width: '6.75rem' },
  { key: 'pos', header: words.pos, cell: (row) => row.pos, width: '5.5rem' },
  {
    key: 'amount',
    header: words.gross,
    align: 'end',
    cell: (row) => formatEuro(row.amount),
    width: '6.9rem',
  },
  {
    key: 'autorization',
    header: words.authorization,
    cell: (row) => row.autorization,
    width: '7.2rem',
  },
  { key: 'pan', header: words.card, cell: (row) => row.pan, width: '9rem' },
  {
    key: 'status',
    header: words.status,
    cell: (row) => <Status code={row.status} />,
    width: '6rem',
  },
  {
    key: 'commission',
    header: words.commission,
    align: 'end',
    cell: (row) => formatEuro(row.commission),
    width: '6.75rem',
  },
  {
    key: 'net',
    header: words.net,
    align: 'end',
    cell: (row) => formatEuro(row.net),
    width: '6.9rem',
  },
];
