import { useMemo } from 'react';
import * as select from '../../machines/shared/list/list.selectors';
import type { ListActor } from '../../machines/shared/list/list-of';
import { filterTexts, searchTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu';
import { ExportNews } from '../shared/export/ExportNews';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { EmptyState } from '../ui/EmptyState';
import { HeadedPage } from '../ui/HeadedPage';
import { SummaryBlock } from '../ui/SummaryBlock';
import { columnsOf } from './columns';
import { FilterForm } from './FilterForm';
import { ExportButton, ListActions } from './ListActions';
import { ListRows } from './ListRows';
import { scopeItems, totalItems } from './labels';
import { linkCells } from './link-cells';
import type { MonthlyList } from './list';
import { allSortable } from './sorting';
import type { PeriodAsked } from './workbook-facts';

export interface MonthlyProps<Row, Asked extends PeriodAsked> {
  readonly actor: ListActor<Row, Asked>;
  readonly flowInput: Pick<FlowInput, 'session' | 'today'>;
}

interface MonthlyViewProps<Row, Asked extends PeriodAsked> extends MonthlyProps<Row, Asked> {
  readonly list: MonthlyList<Row, Asked>;
}

/** A list that loads all rows of a month with one call: filters, summary, table, pager. */
export function MonthlyView<Row, Asked extends PeriodAsked>(props: MonthlyViewProps<Row, Asked>) {
  const { list, actor, flowInput } = props;
  const snapshot = useActiveSnapshot(actor);
  const asked = select.criteria(snapshot);
  const rows = select.rows(snapshot);
  const columns = useMemo(
    () => allSortable(columnsOf(list.columns, linkCells(list.columns), asked, rows)),
    [list, asked, rows],
  );
  const exporting = select.exporting(snapshot);
  return (
    <HeadedPage close title={list.words.title} intro={list.words.intro}>
      <FilterForm filters={list.filters} actor={actor} flowInput={flowInput} />
      <ListRows
        snapshot={snapshot}
        send={actor.send}
        caption={list.words.tableCaption}
        columns={columns}
        labels={list.totals}
        list={list.page}
        waiting={<EmptyState icon="search" title={filterTexts.monthNeeded} />}
        empty={<EmptyState title={sharedTexts.noResult}>{list.words.emptyAdvice}</EmptyState>}
        summary={() => (
          <SummaryBlock
            title={searchTexts.summary}
            items={[
              ...scopeItems(asked, flowInput.session),
              ...totalItems(select.totals(snapshot), list.totals),
            ]}
            actions={
              <ListActions>
                <ExportButton snapshot={snapshot} send={actor.send} />
                <ColumnsMenu list={list.page} columns={columns} />
              </ListActions>
            }
            news={<ExportNews actor={exporting} exported={select.isExported(snapshot)} />}
          />
        )}
      />
    </HeadedPage>
  );
}
