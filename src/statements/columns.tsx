import type { ActorRefFrom } from 'xstate';
import type { Statement } from '../../acquirer/contract/statements';
import type { statementsMachine } from '../../machines/statements/statements.machine';
import { statementTexts } from '../italian/statements';
import { columnsOf } from '../lists/columns';
import { sortable } from '../lists/sorting';
import type { Column } from '../ui/DataTable';
import { StatementDocument } from './StatementDocument';

const { columns: words, everyPoint, everyBrand } = statementTexts;

const whatItIs = columnsOf<Statement, never>({
  date: { header: words.date, kind: 'date', card: 'title' },
  branchCode: {
    header: words.point,
    kind: 'text',
    card: 'aside',
    value: (row) => row.branchCode || everyPoint,
  },
  name: {
    header: words.brand,
    kind: 'name',
    card: 'line',
    value: (row) => row.name || everyBrand,
  },
});

/**
 * EST-005 to EST-008. The buttons read the chart themselves, so that one busy row redraws no other.
 */
export const statementColumns = (
  actor: ActorRefFrom<typeof statementsMachine>,
  sortedBy: readonly string[],
): readonly Column<Statement>[] => [
  ...sortable(whatItIs, sortedBy),
  {
    key: 'pdf',
    header: words.pdf,
    card: 'foot',
    cell: (statement) => <StatementDocument statement={statement} actor={actor} />,
  },
];
