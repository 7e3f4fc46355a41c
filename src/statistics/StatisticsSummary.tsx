import type { Session } from '../../machines/portal/session';
import * as select from '../../machines/shared/list/list.selectors';
import type { Totals } from '../../machines/totals';
import { formatEuro, formatWhole } from '../italian/format';
import { searchTexts } from '../italian/search';
import { statisticTexts } from '../italian/statistics';
import { ExportButton } from '../lists/ListActions';
import type { ListPartProps } from '../lists/ListRows';
import { ownerItems } from '../lists/labels';
import { ExportNews } from '../shared/export/ExportNews';
import { SummaryBlock } from '../ui/SummaryBlock';
import { type ShownPeriod, spanOf } from './periods';

interface StatisticsSummaryProps extends ListPartProps {
  readonly session: Session;
  readonly periods: readonly ShownPeriod[];
}

const { columns: words } = statisticTexts;

const totalItems = ({ sums }: Totals) => [
  { label: words.transactions, value: formatWhole(sums.transactions ?? 0), strong: true },
  ...(sums.cancelled
    ? [{ label: statisticTexts.cancelled, value: formatWhole(sums.cancelled), strong: true }]
    : []),
  { label: words.gross, value: formatEuro(sums.gross ?? 0), strong: true },
  { label: words.fee, value: formatEuro(sums.fee ?? 0), strong: true },
  { label: words.net, value: formatEuro(sums.net ?? 0), strong: true },
];

/** Whose statistics these are, all periods together, and the export (STA-010). */
export function StatisticsSummary({ snapshot, send, session, periods }: StatisticsSummaryProps) {
  const exporting = select.exporting(snapshot);
  return (
    <SummaryBlock
      title={statisticTexts.summary}
      items={[
        ...ownerItems(select.criteria(snapshot), session),
        { label: searchTexts.period, value: spanOf(periods) },
        ...totalItems(select.totals(snapshot)),
      ]}
      actions={<ExportButton snapshot={snapshot} send={send} />}
      note={statisticTexts.note}
      news={<ExportNews actor={exporting} exported={select.isExported(snapshot)} />}
    />
  );
}
