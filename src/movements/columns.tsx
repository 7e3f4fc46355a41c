import type { Movement } from '../../acquirer/contract/movements';
import { formatDateTime, formatEuro } from '../italian/format';
import { movementTexts } from '../italian/movements';
import { Status } from '../shared/search/Status';
import { CardNumber } from '../ui/CardNumber';
import type { Column } from '../ui/DataTable';

const { columns: words } = movementTexts;

/** MOV-017: the eleven columns, in their order. */
export const movementColumns: readonly Column<Movement>[] = [
  { key: 'branchCode', header: words.point, leaves: 5, cell: (row) => row.branchCode },
  { key: 'name', header: words.brand, text: true, wide: true, cell: (row) => row.name },
  {
    key: 'date',
    header: words.date,
    card: 'line',
    cell: (row) => formatDateTime(row.date),
  },
  { key: 'summary', header: words.reference, leaves: 2, cell: (row) => row.summary },
  { key: 'pos', header: words.pos, leaves: 1, cell: (row) => row.pos },
  {
    key: 'amount',
    header: words.gross,
    card: 'title',
    align: 'end',
    cell: (row) => formatEuro(row.amount),
  },
  {
    key: 'autorization',
    header: words.authorization,
    leaves: 3,
    cell: (row) => row.autorization,
  },
  {
    key: 'pan',
    header: words.card,
    wide: true,
    leaves: 6,
    cell: (row) => <CardNumber>{row.pan}</CardNumber>,
  },
  {
    key: 'status',
    header: words.status,
    card: 'aside',
    cell: (row) => <Status code={row.status} />,
  },
  {
    key: 'commission',
    header: words.commission,
    align: 'end',
    leaves: 4,
    cell: (row) => formatEuro(row.commission),
  },
  {
    key: 'net',
    header: words.net,
    align: 'end',
    cell: (row) => formatEuro(row.net),
  },
];
