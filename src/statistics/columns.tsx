import type { StatisticPeriod } from '../../acquirer/contract/statistics';
import type { StatisticRow } from '../../machines/statistics/statistics.actors';
import { formatEuro, formatWhole } from '../italian/format';
import { periodWords, statisticTexts } from '../italian/statistics';
import { MovementCount } from '../lists/Status';
import type { Column } from '../ui/DataTable';
import { Tag } from '../ui/Tag';
import { shownPeriod } from './periods';

const { columns: words } = statisticTexts;

/** STA-004: the six columns; the second is named by the period. */
export const statisticColumns = (
  period: StatisticPeriod,
  today: string,
): readonly Column<StatisticRow>[] => [
  { key: 'year', header: words.year, cell: (row) => row.year },
  {
    key: 'sequence',
    header: periodWords[period].unit,
    cell: (row) => {
      const { name, partial } = shownPeriod(row, period, today);
      return (
        <span className="flex flex-wrap items-baseline gap-x-2">
          {name}
          {partial && <Tag tone="warning">{statisticTexts.partial}</Tag>}
        </span>
      );
    },
  },
  {
    key: 'numberOfTransaction',
    header: words.transactions,
    align: 'end',
    cell: (row) => (
      <MovementCount
        row={{ cancelled: row.cancelled?.count ?? null }}
        text={statisticTexts.cancelledOf}
      >
        {formatWhole(row.numberOfTransaction)}
      </MovementCount>
    ),
  },
  {
    key: 'grossAmount',
    header: words.gross,
    align: 'end',
    cell: (row) => formatEuro(row.grossAmount),
  },
  {
    key: 'feeAmount',
    header: words.fee,
    align: 'end',
    // Gross less net.
    leaves: 1,
    cell: (row) => formatEuro(row.feeAmount),
  },
  {
    key: 'netAmount',
    header: words.net,
    align: 'end',
    cell: (row) => formatEuro(row.netAmount),
  },
];
