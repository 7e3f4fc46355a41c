import type { Summary, SummaryTransaction } from '../../acquirer/contract/summaries';
import { formatDate, formatDateTime, formatEuro, formatWhole } from '../italian/format';
import { layerTexts, summaryTexts } from '../italian/summaries';
import { Status } from '../shared/search/Status';
import type { Column } from '../ui/DataTable';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { differenceOf } from './difference';

const { columns: words } = summaryTexts;
const { columns: layerWords } = layerTexts;

const amount = <Row,>(
  key: string,
  header: string,
  euro: (row: Row) => number,
  width: string,
  card?: 'title',
): Column<Row> => ({
  key,
  header,
  width,
  align: 'end',
  ...(card && { card }),
  cell: (row) => formatEuro(euro(row)),
});

/** An amount that was declared, and whether it is not the one that was calculated. */
function Declared({ differs, children }: { differs: boolean; children: string }) {
  if (!differs) return children;
  return (
    <strong title={summaryTexts.differs}>
      <VisuallyHidden>{`${summaryTexts.differs}: `}</VisuallyHidden>
      {children}
    </strong>
  );
}

/** API-036: the eleven columns, in their order. */
export const summaryColumns: readonly Column<Summary>[] = [
  { key: 'branchCode', header: words.point, cell: (row) => row.branchCode, width: '6.4rem' },
  { key: 'name', header: words.brand, cut: true, card: 'line', cell: (row) => row.name },
  {
    key: 'date',
    header: words.date,
    card: 'aside',
    cell: (row) => formatDate(row.date),
    width: '5.75rem',
  },
  { key: 'bank', header: words.bank, cell: (row) => row.bank, width: '4rem' },
  { key: 'code', header: words.code, cell: (row) => row.code, width: '6.75rem' },
  {
    key: 'transactionNumber',
    header: words.transactions,
    align: 'end',
    cell: (row) => formatWhole(row.transactionNumber),
    width: '6rem',
  },
  amount('grossCalculated', words.grossCalculated, (row) => row.calculatedGrossAmount, '6.4rem'),
  {
    ...amount<Summary>(
      'grossDeclared',
      words.grossDeclared,
      (row) => row.declaredGrossAmount,
      '6.4rem',
    ),
    cell: (row) => (
      <Declared differs={row.declaredGrossAmount !== row.calculatedGrossAmount}>
        {formatEuro(row.declaredGrossAmount)}
      </Declared>
    ),
  },
  amount('commission', words.commission, (row) => row.calculatedCommissionAmount, '6.75rem'),
  amount('netCalculated', words.netCalculated, (row) => row.calculatedNetAmount, '6.4rem', 'title'),
  {
    ...amount<Summary>('netDeclared', words.netDeclared, (row) => row.declaredNetAmount, '6.4rem'),
    cell: (row) => (
      <Declared differs={row.declaredNetAmount !== row.calculatedNetAmount}>
        {formatEuro(row.declaredNetAmount)}
      </Declared>
    ),
  },
];

/** RIE-018; whose transactions they are is said once, above the table. */
export const layerColumns: readonly Column<SummaryTransaction>[] = [
  {
    key: 'date',
    header: layerWords.date,
    card: 'line',
    cell: (row) => formatDateTime(row.date),
    width: '8.1rem',
  },
  { key: 'summary', header: layerWords.reference, cell: (row) => row.summary, width: '6.5rem' },
  { key: 'pos', header: layerWords.pos, cell: (row) => row.pos, width: '5.1rem' },
  amount('amount', layerWords.gross, (row) => row.amount, '6.4rem', 'title'),
  {
    key: 'autorization',
    header: layerWords.authorization,
    cell: (row) => row.autorization,
    width: '7.2rem',
  },
  amount(
    'grossCalculated',
    layerWords.grossCalculated,
    (row) => row.calculatedGrossAmount,
    '6.4rem',
  ),
  { key: 'pan', header: layerWords.card, wide: true, cell: (row) => row.pan },
  {
    key: 'status',
    header: layerWords.status,
    card: 'aside',
    cell: (row) => <Status code={row.status} />,
    width: '5.2rem',
  },
  amount('commission', layerWords.commission, (row) => row.commission, '6.75rem'),
  amount('net', layerWords.net, (row) => row.net, '6.9rem'),
  amount('difference', layerWords.difference, differenceOf, '5.9rem'),
];
