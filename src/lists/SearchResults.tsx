import type { ReactNode } from 'react';
import type { Criteria } from '../../machines/criteria';
import type { Session } from '../../machines/portal/session';
import type { SearchEvent } from '../../machines/shared/search/search.machine';
import * as select from '../../machines/shared/search/search.selectors';
import type { Mismatch } from '../../machines/totals';
import { filterTexts, quadratureTexts, searchTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { ExportNews } from '../shared/export/ExportNews';
import { Button } from '../ui/Button';
import type { Column } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { LoadingOver } from '../ui/LoadingOver';
import { Notice } from '../ui/Notice';
import { SummaryBlock } from '../ui/SummaryBlock';
import { ListActions } from './ListActions';
import { ListAnnouncement } from './ListAnnouncement';
import { ExcessNotice } from './ListRows';
import {
  figureLines,
  formatTotal,
  scopeItems,
  type TotalLabels,
  type TotalLine,
  totalItems,
} from './labels';

interface QuadratureNoticeProps {
  readonly mismatches: readonly Mismatch[];
  readonly labels: TotalLabels;
}

/** A notice where the rows do not add up to the totals above them; it blocks nothing. */
function QuadratureNotice({ mismatches, labels }: QuadratureNoticeProps) {
  if (mismatches.length === 0) return null;
  return (
    <Notice tone="warning" title={quadratureTexts.title} announce="status">
      <p>{quadratureTexts.warning}</p>
      <ul className="my-1 list-disc pl-5">
        {mismatches.map(({ name, announced, found }) => (
          <li key={name}>
            {quadratureTexts.mismatch(
              labels[name] ?? name,
              formatTotal(name, announced),
              formatTotal(name, found),
            )}
          </li>
        ))}
      </ul>
      <p>{quadratureTexts.advice}</p>
    </Notice>
  );
}

/** A search for one kind of row; a searching part also shows its criteria. */
export interface SearchPartProps<Row = unknown, Asked = Criteria> {
  readonly snapshot: select.SearchSnapshot<Row, Asked>;
  send(event: SearchEvent<Row, Asked>): void;
}

export type DayAsked = Criteria & Readonly<Record<'month' | 'day' | 'codPos', string>>;

interface SearchResultsProps<Row, Asked> extends SearchPartProps<Row, Asked> {
  readonly session: Session;
  /** What is found, and how it is sorted, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly totals: TotalLabels;
  /** The hint before a search. */
  readonly start?: ReactNode;
  /** The choices about the rows, beside ESPORTA; called only when there are rows. */
  readonly options?: () => ReactNode;
  /** The choice of columns, beside ESPORTA. */
  readonly arrange?: ReactNode;
  /** The totals in several lines; none where one line is enough. */
  readonly lines?: readonly TotalLine[] | null | undefined;
  /** A note on what the figures include. */
  readonly note?: ReactNode;
  /** The table and its pager; called only when there are rows. */
  readonly children: () => ReactNode;
}

/**
 * The area under the filters: the wait, nothing found, or summary, export and rows (FLO-003 to
 * FLO-005).
 */
export function SearchResults<Row, Asked extends DayAsked>(props: SearchResultsProps<Row, Asked>) {
  const { snapshot, caption, columns, totals: labels, start } = props;
  return (
    <>
      {select.isLoading(snapshot) && (select.hasResults(snapshot) ? <LoadingOver /> : <Loading />)}
      {select.isWaiting(snapshot) && (
        <EmptyState icon="search" title={filterTexts.monthNeeded} action={start} />
      )}
      {select.isEmpty(snapshot) && (
        <EmptyState title={sharedTexts.noResult}>{searchTexts.emptyAdvice}</EmptyState>
      )}
      {!select.isLoading(snapshot) && !select.isWaiting(snapshot) && (
        <ListAnnouncement
          {...{ caption, labels, columns }}
          totals={select.totals(snapshot)}
          orderBy={select.orderBy(snapshot)}
          page={select.page(snapshot)}
          pages={select.pages(snapshot)}
        />
      )}
      {select.hasResults(snapshot) && (
        <>
          <Summary {...props} />
          {props.children()}
        </>
      )}
    </>
  );
}

function Summary<Row, Asked extends DayAsked>(props: SearchResultsProps<Row, Asked>) {
  const { snapshot, send, session, totals: labels, lines, options, arrange, note } = props;
  const totals = select.totals(snapshot);
  const exporting = select.exporting(snapshot);
  const criteria = select.criteria(snapshot);
  if (totals === null) return null;
  return (
    <>
      <SummaryBlock
        title={searchTexts.summary}
        items={[...scopeItems(criteria, session), ...totalItems(totals, labels)]}
        lines={lines && figureLines(lines, labels)}
        actions={
          <>
            {options?.()}
            <ListActions stacked={Boolean(lines)}>
              <Button
                look="secondary"
                icon="download"
                pending={exporting !== undefined}
                onClick={() => send({ type: 'export.requested' })}
              >
                {sharedTexts.export}
              </Button>
              {arrange}
            </ListActions>
          </>
        }
        note={note}
        news={<ExportNews actor={exporting} exported={select.isExported(snapshot)} />}
      />
      <ExcessNotice shown={select.rows(snapshot).length} excess={select.excess(snapshot)} />
      <QuadratureNotice mismatches={select.imbalances(snapshot)} labels={labels} />
    </>
  );
}
