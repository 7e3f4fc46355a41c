import { describe, expect, it } from 'vitest';
import { statementActors } from '../../../machines/statements/statements.actors';
import { everyPoint } from '../../../paths/statements/statements.scenario';
import { askThrough } from '../support/wire';

const answer = {
  type: 'http.200',
  body: { accountListItems: [everyPoint], totalElements: 61 },
};

const ask = (criteria: object) => askThrough(statementActors.rows, { criteria, page: 2 }, answer);

describe('the calls of Estratto conto', () => {
  it('[API-045] [EST-004] every month is an empty month, the newest first', async () => {
    const { asked } = await ask({ month: '', search: 'BAR', codPos: '' });
    expect(asked).toEqual([
      {
        alias: 'SEARCH_ACCOUNT_BALANCE',
        request: { month: '', orderBy: '-date', page: 2, filter: 'BAR' },
      },
    ]);
  });

  it('[EST-002] the point of sale in force is what is searched for', async () => {
    const { asked } = await ask({ month: '202610', search: '', codPos: '5000000001' });
    expect(asked[0]?.request).toMatchObject({ month: '202610', filter: '5000000001' });
  });

  it('[API-046] [EST-009] the rows of a page come with the number of all', async () => {
    const { events } = await ask({ month: '', search: '', codPos: '' });
    expect(events[0]?.body).toEqual({ rows: [everyPoint], total: 61 });
  });

  it('[API-047] the document is asked for by the code and the date of its row', async () => {
    const { asked } = await askThrough(
      statementActors.document,
      { request: { branchCode: '', date: '2026-10-31' } },
      { type: 'http.404' },
    );
    expect(asked).toEqual([
      { alias: 'GET_PDF_ACCOUNT_BALANCE', request: { branchCode: '', date: '2026-10-31' } },
    ]);
  });
});
