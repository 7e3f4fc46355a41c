import { now } from '../../acquirer/client/clock';
import { statistic } from '../../acquirer/contract/statistics';
import { pointInForce } from '../../machines/portal/session';
import { exportOf } from '../../machines/shared/export/export-of';
import * as select from '../../machines/shared/list/list.selectors';
import { listOf } from '../../machines/shared/list/list-of';
import { ownerOf } from '../../machines/shared/owner';
import { statisticsActors } from '../../machines/statistics/statistics.actors';
import { todayInItaly } from '../italian/format';
import { pageFrom, writtenQuery } from '../lists/criteria';
import { orderFrom } from '../lists/sorting';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { withPreloadedWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { beginsNow, pageSizes, periodAt } from './periods';
import { StatisticsView } from './StatisticsView';
import { statisticsWorkbook } from './workbook-plan';

const { rows, allRows } = statisticsActors;

const sortedBy = Object.keys(statistic.entries);

const todayNow = () => todayInItaly(now());

/** STA-009: one chart; the address selects one of the three statistics. */
export const statistics = flow({
  machine: listOf({
    rows,
    export: exportOf({
      allRows: withPreloadedWriter(allRows),
      writeWorkbooks: writeWorkbooks(statisticsWorkbook(todayNow)),
    }),
  }),
  input: ({ session, configuration, path, query, today }) => {
    const period = periodAt(path);
    const compared = configuration.extensions.includes('homeSummary');
    return {
      criteria: {
        period,
        codPos: pointInForce(session),
        ...(compared && beginsNow(period, today) && { sameDays: today }),
      },
      paging: 'client' as const,
      pageSize: pageSizes[period],
      page: pageFrom(query),
      orderBy: orderFrom(query, sortedBy),
      owner: ownerOf(session),
      onEntry: true,
    };
  },
  View: StatisticsView,
  query: (snapshot) =>
    writtenQuery({}, select.page(snapshot), { orderBy: select.orderBy(snapshot) }),
});
