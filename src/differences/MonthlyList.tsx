import type { ReactNode } from 'react';
import type { Difference } from '../../acquirer/contract/differences';
import type { Criteria } from '../../machines/criteria';
import * as select from '../../machines/shared/list/list.selectors';
import type { ListActor } from '../../machines/shared/list/list-of';
import { differenceTexts } from '../italian/differences';
import { filterTexts, searchTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { ExportNews } from '../shared/export/ExportNews';
import type { FlowFacts } from '../shared/flow';
import { ExportButton } from '../shared/list/ExportButton';
import { type ListPartProps, ListRows } from '../shared/list/ListRows';
import { scopeItems, totalItems } from '../shared/search/labels';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import type { Column } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { SummaryBlock } from '../ui/SummaryBlock';

export interface MonthlyListProps<Asked extends Criteria> {
  readonly actor: ListActor<Difference, Asked>;
  readonly facts: Pick<FlowFacts, 'session' | 'today'>;
}

export interface FiltersProps<Asked> extends ListPartProps<Difference, Asked> {
  readonly today: string;
}

interface MonthlyListParts<Asked extends Criteria> extends MonthlyListProps<Asked> {
  readonly words: Readonly<Record<'title' | 'intro' | 'tableCaption' | 'emptyAdvice', string>>;
  readonly columns: readonly Column<Difference>[];
  readonly filters: (snapshot: select.ListSnapshot<Difference, Asked>) => ReactNode;
}

/** A month of differences, or of charges and credits: filters, summary, table, pager. */
export function MonthlyList<Asked extends Criteria>(props: MonthlyListParts<Asked>) {
  const { actor, facts, words, columns, ...parts } = props;
  const snapshot = useActiveSnapshot(actor);
  return (
    <PageStack close>
      <PageHeading title={words.title} intro={words.intro} />
      {parts.filters(snapshot)}
      <ListRows
        snapshot={snapshot}
        send={actor.send}
        caption={words.tableCaption}
        columns={columns}
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
