import { pointInForce } from '../../machines/portal/session';
import { exportOf } from '../../machines/shared/export/export-of';
import { ownerOf } from '../../machines/shared/owner';
import * as select from '../../machines/shared/search/search.selectors';
import { searchOf } from '../../machines/shared/search/search-of';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { withPreloadedWriter } from '../shared/export/writer';
import { type FlowInput, flow } from '../shared/flow';
import { pageFrom, queryOf, withPeriod } from './criteria';
import { criteriaFrom } from './filters';
import type { SearchList } from './list';
import type { DayAsked } from './SearchResults';
import { type SearchProps, SearchView } from './SearchView';
import { orderFrom, sortedByServer } from './sorting';
import { listWorkbook } from './workbook';

/** The search chart of a list, with its calls and its workbook. */
export const searchOfList = <Row extends object, Asked extends DayAsked>(
  list: SearchList<Row, Asked>,
) => {
  const { totals, page, allRows, dayCounts } = list.calls;
  return searchOf<Row, Asked>({
    totals,
    page,
    export: exportOf({
      allRows: withPreloadedWriter(allRows),
      ...(dayCounts && { dayCounts }),
      writeWorkbooks: writeWorkbooks(listWorkbook(list)),
    }),
  });
};

/** The criteria from an address and the session. */
export const searchInput = <Row, Asked extends DayAsked>(
  { filters, calls }: SearchList<Row, Asked>,
  {
    session,
    query,
    today,
    configuration,
  }: Pick<FlowInput, 'session' | 'query' | 'today' | 'configuration'>,
) => ({
  criteria: criteriaFrom(filters, withPeriod(query, session.period), today, pointInForce(session)),
  page: pageFrom(query),
  orderBy: orderFrom(query, sortedByServer(calls.page.contract, configuration)),
  owner: ownerOf(session),
});

/** The whole flow of a list that counts first, then shows a page. */
export const searchFlow = <Row extends object, Asked extends DayAsked>(
  list: SearchList<Row, Asked>,
) => {
  function View(props: SearchProps<Row, Asked>) {
    return <SearchView {...props} list={list} />;
  }
  return flow({
    machine: searchOfList(list),
    input: (flowInput) => searchInput(list, flowInput) as never,
    View: View as never,
    query: (snapshot) =>
      queryOf(select.criteria(snapshot), select.page(snapshot), {
        orderBy: select.orderBy(snapshot),
      }),
  });
};
