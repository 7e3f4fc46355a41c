import type { Movement } from '../../acquirer/contract/movements';
import type { Criteria } from '../../machines/criteria';
import { isCompany, type Session } from '../../machines/portal/session';
import * as select from '../../machines/search/search.selectors';
import type { Totals } from '../../machines/search/search.types';
import { ExportStatus } from '../export/ExportStatus';
import { formatEuro, formatWhole } from '../italian/format';
import { movementTexts, period } from '../italian/movements';
import { sharedTexts } from '../italian/shared';
import { Button } from '../ui/Button';
import { DataTable } from '../ui/DataTable';
import { Pager } from '../ui/Pager';
import { PageStack } from '../ui/PageStack';
import { SummaryBlock } from '../ui/SummaryBlock';
import { movementColumns } from './columns';
import type { MovementsPartProps } from './MovementsFilters';

const words = movementTexts.totals;

const brandOf = (session: Session) => {
  if (!isCompany(session)) return session.merchant?.name ?? '';
  return session.point?.name ?? sharedTexts.everyBrand;
};

/** MOV-011 to MOV-016. */
const summaryOf = (totals: Totals, criteria: Criteria, session: Session) => [
  { label: words.company, value: session.merchant?.codsoc ?? '' },
  { label: words.point, value: criteria.codPos || sharedTexts.all },
  { label: words.brand, value: brandOf(session) },
  { label: words.period, value: period(criteria.month ?? '', criteria.day ?? '') },
  { label: words.count, value: formatWhole(totals.count), strong: true },
  { label: words.gross, value: formatEuro(totals.sums.amount ?? 0), strong: true },
  { label: words.commission, value: formatEuro(totals.sums.commission ?? 0), strong: true },
  { label: words.net, value: formatEuro(totals.sums.net ?? 0), strong: true },
];

/** MOV-011 to MOV-021: the summary, the rows, the pager, the export. */
export function MovementsResults({ snapshot, send, facts }: MovementsPartProps) {
  const totals = select.totals(snapshot);
  const exporting = select.exporting(snapshot);
  if (totals === null) return null;
  return (
    <>
      <SummaryBlock
        title={words.title}
        items={summaryOf(totals, select.criteria(snapshot), facts.session)}
        actions={
          <Button
            look="secondary"
            icon="download"
            pending={exporting !== undefined}
            onClick={() => send({ type: 'export.requested' })}
          >
            {sharedTexts.export}
          </Button>
        }
      />
      {exporting && <ExportStatus actor={exporting} />}
      <PageStack>
        <DataTable
          caption={movementTexts.tableCaption}
          columns={movementColumns}
          rows={select.rows(snapshot) as readonly Movement[]}
          rowKey={(row, index) => `${index} ${row.autorization} ${row.date}`}
        />
        <Pager
          floating
          page={select.page(snapshot)}
          pages={select.pages(snapshot)}
          onGo={(page) => send({ type: 'page.requested', page })}
        />
      </PageStack>
    </>
  );
}
