import { inOrder } from '../../machines/shared/rows';
import type { StatisticCriteria, StatisticRow } from '../../machines/statistics/statistics.actors';
import type { Totals } from '../../machines/totals';
import { searchTexts } from '../italian/search';
import { periodWords, statisticTexts } from '../italian/statistics';
import { workbookTexts } from '../italian/workbook';
import type { WorkbookColumn, WorkbookFact, WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import { type ShownPeriod, shownPeriods, spanOf } from './periods';

const { columns: words } = statisticTexts;

const columnsOf = (
  unit: string,
  { sums }: Totals,
): readonly WorkbookColumn<keyof ShownPeriod>[] => [
  { key: 'year', header: words.year, kind: 'text', width: 8 },
  { key: 'name', header: unit, kind: 'text', width: 26 },
  { key: 'from', header: statisticTexts.from, kind: 'date', width: 13 },
  { key: 'to', header: statisticTexts.to, kind: 'date', width: 13 },
  { key: 'numberOfTransaction', header: words.transactions, kind: 'count', width: 20 },
  ...(sums.cancelled
    ? [
        {
          key: 'cancelled' as const,
          header: statisticTexts.cancelled,
          kind: 'count' as const,
          width: 18,
        },
      ]
    : []),
  { key: 'grossAmount', header: words.gross, kind: 'money', width: 18 },
  { key: 'feeAmount', header: words.fee, kind: 'money', width: 16 },
  { key: 'netAmount', header: words.net, kind: 'money', width: 18 },
];

const factsOf = (
  codPos: string,
  periods: readonly ShownPeriod[],
  { sums }: Totals,
): WorkbookFact[] => [
  { label: searchTexts.period, value: spanOf(periods), kind: 'text' },
  { label: searchTexts.point, value: codPos || workbookTexts.every, kind: 'text' },
  {
    label: statisticTexts.partialPeriods,
    value: periods
      .filter(({ partial }) => partial)
      .map(({ fullName }) => fullName)
      .join(', '),
    kind: 'text',
  },
  { label: words.transactions, value: sums.transactions ?? 0, kind: 'count' },
  ...(sums.cancelled
    ? [{ label: statisticTexts.cancelled, value: sums.cancelled, kind: 'count' as const }]
    : []),
  { label: words.gross, value: sums.gross ?? 0, kind: 'money' },
  { label: words.fee, value: sums.fee ?? 0, kind: 'money' },
  { label: words.net, value: sums.net ?? 0, kind: 'money' },
];

/** STA-010, BUS-016 to BUS-018: `Statistica Mensile.xlsx`, `Statistica Trimestrale.xlsx`, `Statistica Semestrale.xlsx`. */
export const statisticsWorkbook =
  (today: () => string) =>
  ({
    criteria: { period, codPos },
    rows,
    orderBy = '',
    carried,
  }: Exported<StatisticRow, StatisticCriteria>): WorkbookPlan => {
    const periods = shownPeriods(rows, period, today());
    const fileName = workbookTexts.statistics[period];
    return {
      fileName,
      sheet: fileName,
      columns: columnsOf(periodWords[period].unit, carried),
      rows: inOrder(periods, orderBy).map((row) => ({
        ...row,
        cancelled: row.cancelled?.count ?? null,
      })),
      facts: {
        sheet: workbookTexts.factsSheet,
        list: factsOf(codPos, periods, carried),
      },
    };
  };
