import { hasMonth } from '../../machines/criteria';
import { pointInForce } from '../../machines/portal/session';
import { exportOf } from '../../machines/shared/export/export-of';
import type { ListInput } from '../../machines/shared/list/list.machine';
import * as select from '../../machines/shared/list/list.selectors';
import { listOf } from '../../machines/shared/list/list-of';
import { ownerOf } from '../../machines/shared/owner';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { withPreloadedWriter } from '../shared/export/writer';
import { type FlowInput, flow } from '../shared/flow';
import { pageFrom, queryOf, withPeriod } from './criteria';
import { criteriaFrom } from './filters';
import type { MonthlyList } from './list';
import { type MonthlyProps, MonthlyView } from './MonthlyView';
import { orderFrom, sortedHere } from './sorting';
import { listWorkbook } from './workbook';
import type { PeriodAsked } from './workbook-facts';

/** DIF-007: one call brings the month, 60 rows of it make a page. */
export const monthlyInput = <Row, Asked extends PeriodAsked>(
  { filters, columns, startsThisMonth }: MonthlyList<Row, Asked>,
  { session, query, today }: Pick<FlowInput, 'session' | 'query' | 'today'>,
): ListInput<Asked> => {
  const asked = criteriaFrom(
    filters,
    withPeriod(query, session.period),
    today,
    pointInForce(session),
  );
  const thisMonth = today.slice(0, 7).replace('-', '');
  const criteria = startsThisMonth && !hasMonth(asked) ? { ...asked, month: thisMonth } : asked;
  return {
    criteria,
    page: pageFrom(query),
    orderBy: orderFrom(query, Object.keys(columns)),
    owner: ownerOf(criteria.codPos === '' ? { ...session, point: null } : session),
    paging: 'client',
    pageSize: 60,
    onEntry: hasMonth(criteria),
  };
};

/** The whole flow of a list that loads all rows of a month with one call. */
export const monthlyFlow = <Row extends object, Asked extends PeriodAsked>(
  list: MonthlyList<Row, Asked>,
) => {
  const { rows, allRows } = list.calls;
  function View(props: MonthlyProps<Row, Asked>) {
    return <MonthlyView {...props} list={list} />;
  }
  return flow({
    machine: listOf<Row, Asked>({
      rows,
      export: exportOf({
        allRows: withPreloadedWriter(allRows),
        writeWorkbooks: writeWorkbooks(sortedHere(listWorkbook(list))),
      }),
    }),
    input: (flowInput) => monthlyInput(list, flowInput) as never,
    View: View as never,
    query: (snapshot) =>
      queryOf(select.criteria(snapshot), select.page(snapshot), {
        orderBy: select.orderBy(snapshot),
      }),
  });
};
