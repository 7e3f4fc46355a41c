import { exportMachine } from '../../machines/export/export.machine';
import { type ListInput, listMachine } from '../../machines/list/list.machine';
import * as select from '../../machines/list/list.selectors';
import { pointInForce } from '../../machines/portal/session';
import { statisticsActors } from '../../machines/statistics/statistics.actors';
import { writeWorkbook } from '../export/write-workbook';
import { flow } from '../flow';
import { todayInItaly } from '../italian/format';
import { pageFrom, writtenQuery } from '../search/criteria';
import { pageSizes, periodAt } from './periods';
import { StatisticsView } from './StatisticsView';
import { statisticsWorkbook } from './workbook-plan';

const { rows, allRows } = statisticsActors;

const today = () => todayInItaly(new Date());

/** STA-009: one chart, and the address says which of the three statistics it shows. */
export const statistics = flow({
  machine: listMachine.provide({
    actors: {
      rows,
      export: exportMachine.provide({
        actors: { allRows, writeWorkbook: writeWorkbook(statisticsWorkbook(today)) },
      }),
    },
  }),
  input: ({ session, path, query }): ListInput => {
    const period = periodAt(path);
    return {
      criteria: { period, codPos: pointInForce(session) },
      paging: 'client',
      pageSize: pageSizes[period],
      page: pageFrom(query),
      onEntry: true,
    };
  },
  View: StatisticsView,
  query: (snapshot) => writtenQuery({}, select.page(snapshot)),
});
