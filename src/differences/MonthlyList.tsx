import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Difference } from '../../acquirer/contract/differences';
import type { listMachine } from '../../machines/shared/list/list.machine';
import * as select from '../../machines/shared/list/list.selectors';
import type { FlowFacts } from '../flow';
import { differenceTexts } from '../italian/differences';
import { filterTexts, searchTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { ExportNews } from '../shared/export/ExportNews';
import { ExportButton } from '../shared/list/ExportButton';
import { ListRows } from '../shared/list/ListRows';
import { scopeItems, totalItems } from '../shared/search/labels';
import type { Column } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { SummaryBlock } from '../ui/SummaryBlock';
import { useActiveSnapshot } from '../use-active-snapshot';

type ListSnapshot = select.ListSnapshot;

export interface MonthlyListProps {
  readonly actor: ActorRefFrom<typeof listMachine>;
  readonly facts: Pick<FlowFacts, 'session' | 'today'>;
}

interface MonthlyListParts extends MonthlyListProps {
  readonly words: Readonly<Record<'title' | 'intro' | 'tableCaption' | 'emptyAdvice', string>>;
  readonly columns: readonly Column<Difference>[];
  readonly filters: (snapshot: ListSnapshot) => ReactNode;
}

/** A month of differences, or of charges and credits: filters, summary, table, pager. */
export function MonthlyList({ actor, facts, words, columns, ...parts }: MonthlyListParts) {
  const snapshot = useActiveSnapshot(actor);
  return (
    <PageStack close>
      <PageHeading title={words.title} intro={words.intro} />
      {parts.filters(snapshot)}
      <ListRows<Difference>
        snapshot={snapshot}
        send={actor.send}
        caption={words.tableCaption}
        columns={columns}
        rowKey={(row, index) => `${index} ${row.numeroPratica}`}
        waiting={<EmptyState icon="search" title={filterTexts.monthNeeded} />}
        empty={<EmptyState title={sharedTexts.noResult}>{words.emptyAdvice}</EmptyState>}
        summary={() => (
          <SummaryBlock
            title={searchTexts.summary}
            items={[
              ...scopeItems(select.criteria(snapshot), facts.session),
              ...totalItems(select.totals(snapshot), differenceTexts.totals),
            ]}
            actions={<ExportButton snapshot={snapshot} send={actor.send} />}
            news={
              <ExportNews
                actor={select.exporting(snapshot)}
                exported={select.isExported(snapshot)}
              />
            }
          />
        )}
      />
    </PageStack>
  );
}
