import { useMemo } from 'react';
import * as select from '../../machines/shared/search/search.selectors';
import type { SearchActor } from '../../machines/shared/search/search-of';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu';
import { ListTable } from '../shared/columns/ListTable';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { HeadedPage } from '../ui/HeadedPage';
import { Pager } from '../ui/Pager';
import { PageStack } from '../ui/PageStack';
import { columnsOf } from './columns';
import { FilterForm } from './FilterForm';
import type { SearchList } from './list';
import { type DayAsked, SearchResults } from './SearchResults';
import { sortable, sortedByServer } from './sorting';

export interface SearchProps<Row, Asked extends DayAsked> {
  readonly actor: SearchActor<Row, Asked>;
  readonly flowInput: Pick<FlowInput, 'session' | 'today' | 'configuration'>;
}

interface SearchViewProps<Row, Asked extends DayAsked> extends SearchProps<Row, Asked> {
  readonly list: SearchList<Row, Asked>;
}

/** A list that counts first, then shows a page (MOV-001, MOV-011 to MOV-021). */
export function SearchView<Row, Asked extends DayAsked>(props: SearchViewProps<Row, Asked>) {
  const { list, actor, flowInput } = props;
  return (
    <HeadedPage close title={list.words.title} intro={list.words.intro}>
      <FilterForm filters={list.filters} actor={actor} flowInput={flowInput} />
      <Found {...props} />
    </HeadedPage>
  );
}

function Found<Row, Asked extends DayAsked>({
  list,
  actor,
  flowInput,
}: SearchViewProps<Row, Asked>) {
  const snapshot = useActiveSnapshot(actor);
  const { configuration } = flowInput;
  const columns = useMemo(
    () =>
      sortable(columnsOf(list.columns), sortedByServer(list.calls.page.contract, configuration)),
    [list, configuration],
  );
  return (
    <SearchResults
      snapshot={snapshot}
      send={actor.send}
      session={flowInput.session}
      caption={list.words.tableCaption}
      columns={columns}
      totals={list.totals}
      lines={list.lines?.(snapshot)}
      arrange={<ColumnsMenu list={list.page} columns={columns} />}
    >
      {() => (
        <PageStack close>
          <ListTable
            list={list.page}
            caption={list.words.tableCaption}
            columns={columns}
            rows={select.rows(snapshot)}
            page={select.page(snapshot)}
            onPaper={select.rowsOnPaper(snapshot)}
            sort={{
              orderBy: select.orderBy(snapshot),
              onSort: (orderBy) => actor.send({ type: 'order.requested', orderBy }),
            }}
          />
          <Pager
            page={select.page(snapshot)}
            pages={select.pages(snapshot)}
            onGo={(page) => actor.send({ type: 'page.requested', page })}
          />
        </PageStack>
      )}
    </SearchResults>
  );
}
