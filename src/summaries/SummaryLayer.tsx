import { useMemo } from 'react';
import type { Summary, SummaryTransaction } from '../../acquirer/contract/summaries';
import * as select from '../../machines/shared/list/list.selectors';
import { formatDate, formatEuro, formatWhole } from '../italian/format';
import { sharedTexts } from '../italian/shared';
import { layerTexts, summaryTexts } from '../italian/summaries';
import { columnsOf } from '../lists/columns';
import { ExportButton } from '../lists/ListActions';
import { type ListPartProps, ListRows } from '../lists/ListRows';
import { sortable } from '../lists/sorting';
import { ExportNews } from '../shared/export/ExportNews';
import { Dialog } from '../ui/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { PageStack } from '../ui/PageStack';
import { SummaryBlock } from '../ui/SummaryBlock';
import { layerColumns } from './layer';

interface SummaryLayerProps extends ListPartProps<SummaryTransaction> {
  readonly summary: Summary;
  /** What the transactions may be sorted by. */
  readonly sortedBy: readonly string[];
}

const { columns: words } = summaryTexts;

const itemsOf = (summary: Summary) => [
  { label: words.point, value: summary.branchCode },
  { label: words.brand, value: summary.name },
  { label: words.date, value: formatDate(summary.date) },
  { label: words.code, value: summary.code },
  { label: words.transactions, value: formatWhole(summary.transactionNumber), strong: true },
  { label: words.grossCalculated, value: formatEuro(summary.calculatedGrossAmount), strong: true },
  { label: words.commission, value: formatEuro(summary.calculatedCommissionAmount), strong: true },
  { label: words.netCalculated, value: formatEuro(summary.calculatedNetAmount), strong: true },
];

/** DETTAGLIO TABELLA: the transactions of one summary, with pager and export (RIE-017 to RIE-023). */
export function SummaryLayer({ snapshot, send, summary, sortedBy }: SummaryLayerProps) {
  const columns = useMemo(() => sortable(columnsOf(layerColumns), sortedBy), [sortedBy]);
  const exporting = select.exporting(snapshot);
  return (
    <Dialog layer title={layerTexts.title} onClose={() => send({ type: 'layer.closed' })}>
      <PageStack close>
        <ListRows
          snapshot={snapshot}
          send={send}
          caption={layerTexts.tableCaption}
          columns={columns}
          pagerLabel={layerTexts.pager}
          empty={<EmptyState title={sharedTexts.noResult} />}
          summary={() => (
            <>
              <SummaryBlock
                title={layerTexts.summary}
                items={itemsOf(summary)}
                actions={<ExportButton snapshot={snapshot} send={send} />}
                note={summaryTexts.withoutCancelled}
                news={<ExportNews actor={exporting} exported={select.isExported(snapshot)} />}
              />
            </>
          )}
        />
      </PageStack>
    </Dialog>
  );
}
