import type { ActorRefFrom } from 'xstate';
import type { Statement } from '../../acquirer/contract/statements';
import type { statementsMachine } from '../../machines/statements/statements.machine';
import { formatDate } from '../italian/format';
import { statementTexts } from '../italian/statements';
import type { Column } from '../ui/DataTable';
import { StatementDocument } from './StatementDocument';

const { columns: words } = statementTexts;

/** EST-005 to EST-008. The buttons ask the chart themselves, so that one row at work redraws no other. */
export const statementColumns = (
  actor: ActorRefFrom<typeof statementsMachine>,
): readonly Column<Statement>[] => [
  {
    key: 'date',
    header: words.date,
    card: 'title',
    cell: ({ date }) => formatDate(date),
  },
  {
    key: 'branchCode',
    header: words.point,
    card: 'aside',
    cell: ({ branchCode }) => branchCode || statementTexts.everyPoint,
  },
  {
    key: 'name',
    header: words.brand,
    card: 'line',
    text: true,
    cell: ({ name }) => name || statementTexts.everyBrand,
  },
  {
    key: 'pdf',
    header: words.pdf,
    card: 'foot',
    cell: (statement) => <StatementDocument statement={statement} actor={actor} />,
  },
];
