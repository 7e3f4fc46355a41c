import type { Report } from '../../acquirer/contract/report';
import * as select from '../../machines/report/report.selectors';
import { formatWhole } from '../italian/format';
import { reportTexts } from '../italian/report';
import { sharedTexts } from '../italian/shared';
import { ExportNews } from '../shared/export/ExportNews';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { SummaryBlock } from '../ui/SummaryBlock';
import { maskedCard } from './masked-card';
import { ReplyTimes } from './ReplyTimes';
import type { ScreenProps } from './screen-props';

const words = reportTexts.result;
const counted = Object.keys(words.byState) as (keyof typeof words.byState)[];

const managerOf = (snapshot: select.ReportSnapshot) =>
  select.isNaming(snapshot) ? words.naming : select.managerName(snapshot) || words.noManager;

const summaryOf = (snapshot: select.ReportSnapshot, report: Report) => {
  const { filters, point } = snapshot.context;
  return [
    { label: words.labels.code, value: report.codPV || point },
    { label: words.labels.period, value: words.period(filters.startDate, filters.endDate) },
    { label: words.labels.card, value: maskedCard(filters.card) || words.everyCard },
    { label: words.labels.manager, value: managerOf(snapshot) },
    {
      label: words.labels.state,
      value: filters.state === '' ? sharedTexts.all : reportTexts.states[filters.state],
    },
    { label: words.labels.total, value: formatWhole(report.totalPractices), strong: true },
  ];
};

/** REP-011 to REP-016: the result, also as a sheet to print. */
export function ReportResult({ snapshot, send }: ScreenProps) {
  const report = select.report(snapshot);
  if (report === null) return null;
  const counts = counted.map((name) => ({
    label: words.byState[name],
    value: formatWhole(report[name]),
    strong: true,
  }));
  return (
    <PageStack>
      <PageHeading title={words.title} actions={<Actions send={send} />} />
      <SummaryBlock title={words.search} items={summaryOf(snapshot, report)} />
      <SummaryBlock title={words.counts} items={counts} />
      <ReplyTimes
        replies={select.replies(snapshot)}
        actions={<ExportReplies snapshot={snapshot} send={send} />}
      />
      <ExportNews actor={select.exporting(snapshot)} exported={select.isExported(snapshot)} />
    </PageStack>
  );
}

/** FLO-013: ESPORTA of the replies; the manager's name comes first. */
function ExportReplies({ snapshot, send }: Pick<ScreenProps, 'snapshot' | 'send'>) {
  return (
    <div className="print:hidden">
      <Button
        look="secondary"
        icon="download"
        pending={!select.canExport(snapshot)}
        onClick={() => send({ type: 'export.requested' })}
      >
        {sharedTexts.export}
      </Button>
    </div>
  );
}

function Actions({ send }: Pick<ScreenProps, 'send'>) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full print:hidden">
      <Button look="secondary" onClick={() => send({ type: 'search.renewed' })}>
        {words.again}
      </Button>
      <Button onClick={() => window.print()}>{words.print}</Button>
    </div>
  );
}

/** An acquirer may answer without any report. */
export function NothingFound({ send }: ScreenProps) {
  return (
    <PageStack>
      <PageHeading title={words.title} />
      <EmptyState
        title={sharedTexts.noResult}
        action={<Button onClick={() => send({ type: 'search.renewed' })}>{words.again}</Button>}
      >
        {words.nothing}
      </EmptyState>
    </PageStack>
  );
}
