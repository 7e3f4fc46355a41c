import { describe, expect, it } from 'vitest';
import { reportActors } from '../../../machines/report/report.actors';
import { filters } from '../../../paths/report/report.scenario';
import { askThrough } from '../support/wire';

const answer = { type: 'http.404' };

describe('the calls of the report', () => {
  it('[API-054] [REP-003] a company sees every point of sale, page by page', async () => {
    const { asked } = await askThrough(reportActors.points, { page: 2, search: 'BAR' }, answer);
    expect(asked).toEqual([
      { alias: 'SEARCH_POS_PAGED', request: { ids: [], page: 2, search: 'BAR' } },
    ]);
  });

  it('[API-056] [REP-005] the magnifier asks for one point of sale', async () => {
    const { asked } = await askThrough(reportActors.details, { point: '5000000001' }, answer);
    expect(asked).toEqual([
      { alias: 'GET_POINT_OF_SALES', request: { codPointOfSales: '5000000001' } },
    ]);
  });

  it('[API-078] the report is asked for by point of sale, state, card and period', async () => {
    const wanted = { ...filters, cod: '5000000001' };
    const { asked } = await askThrough(reportActors.report, wanted, answer);
    expect(asked).toEqual([{ alias: 'DETAIL_REPORT', request: wanted }]);
  });
});
