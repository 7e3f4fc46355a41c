import type { Summary, SummaryTransaction } from '../../acquirer/contract/summaries';
import { formatDate, formatDateTime, formatEuro, formatWhole } from '../italian/format';
import { layerTexts, summaryTexts } from '../italian/summaries';
import { Status } from '../shared/search/Status';
import { CardNumber } from '../ui/CardNumber';
import type { Column } from '../ui/DataTable';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { differenceOf } from './difference';

const { columns: words } = summaryTexts;
const { columns: layerWords } = layerTexts;

const amount = <Row,>(
  key: string,
  header: string,
  euro: (row: Row) => number,
  more: Pick<Column<Row>, 'card' | 'leaves'> = {},
): Column<Row> => ({
  key,
  header,
  align: 'end',
  ...more,
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
  { key: 'branchCode', header: words.point, leaves: 5, cell: (row) => row.branchCode },
  { key: 'name', header: words.brand, text: true, card: 'line', cell: (row) => row.name },
  {
    key: 'date',
    header: words.date,
    card: 'aside',
    cell: (row) => formatDate(row.date),
  },
  { key: 'bank', header: words.bank, leaves: 2, cell: (row) => row.bank },
  { key: 'code', header: words.code, leaves: 1, cell: (row) => row.code },
  {
    key: 'transactionNumber',
    header: words.transactions,
    align: 'end',
    leaves: 3,
    cell: (row) => formatWhole(row.transactionNumber),
  },
  amount('grossCalculated', words.grossCalculated, (row) => row.calculatedGrossAmount, {
    leaves: 7,
  }),
  {
    ...amount<Summary>('grossDeclared', words.grossDeclared, (row) => row.declaredGrossAmount, {
      leaves: 8,
    }),
    cell: (row) => (
      <Declared differs={row.declaredGrossAmount !== row.calculatedGrossAmount}>
        {formatEuro(row.declaredGrossAmount)}
      </Declared>
    ),
  },
  amount('commission', words.commission, (row) => row.calculatedCommissionAmount, { leaves: 4 }),
  amount('netCalculated', words.netCalculated, (row) => row.calculatedNetAmount, { card: 'title' }),
  {
    ...amount<Summary>('netDeclared', words.netDeclared, (row) => row.declaredNetAmount, {
      leaves: 6,
    }),
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
  },
  { key: 'summary', header: layerWords.reference, leaves: 2, cell: (row) => row.summary },
  { key: 'pos', header: layerWords.pos, leaves: 1, cell: (row) => row.pos },
  amount('amount', layerWords.gross, (row) => row.amount, { card: 'title' }),
  {
    key: 'autorization',
    header: layerWords.authorization,
    leaves: 4,
    cell: (row) => row.autorization,
  },
  amount('grossCalculated', layerWords.grossCalculated, (row) => row.calculatedGrossAmount, {
    leaves: 3,
  }),
  {
    key: 'pan',
    header: layerWords.card,
    wide: true,
    leaves: 7,
    cell: (row) => <CardNumber>{row.pan}</CardNumber>,
  },
  {
    key: 'status',
    header: layerWords.status,
    card: 'aside',
    cell: (row) => <Status code={row.status} />,
  },
  amount('commission', layerWords.commission, (row) => row.commission, { leaves: 6 }),
  amount('net', layerWords.net, (row) => row.net),
  amount('difference', layerWords.difference, differenceOf, { leaves: 5 }),
];
