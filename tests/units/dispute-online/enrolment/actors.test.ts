import { describe, expect, it } from 'vitest';
import { enrolmentActors } from '../../../../machines/dispute-online/enrolment/enrolment.actors';

import { managerAssignmentActors } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.actors';
import { managerChoiceActors } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.actors';

import { askThrough } from '../../support/wire';

const answer = { type: 'http.404' };

describe('what a modification asks for', () => {
  const counts = { suspended: 1, expired: 2, viewed: 5, canceled: 0, completed: 9, closed: 1 };
  const managerList = [
    { eboxCode: '31', managerCode: '5000000001', description: '', flSuspended: '0' },
    { eboxCode: '32', managerCode: '5000000001', description: '', flSuspended: '1' },
    { eboxCode: '33', managerCode: '0123456789', description: '', flSuspended: '0' },
  ];
  const answers = (asked: { alias: string }) =>
    asked.alias === 'GET_EBOX_LIST'
      ? { type: 'http.200', body: { managerList } }
      : { type: 'http.200', body: { new: 4, ...counts } };

  it('[API-066] [API-069] counts the open requests of a code, of its managers in force', async () => {
    const codes = { codes: ['5000000001', '5000000099'] };
    const { asked, events } = await askThrough(enrolmentActors.openRequests, codes, answers);
    expect(asked).toEqual([
      { alias: 'GET_EBOX_LIST', request: {} },
      { alias: 'EBOX_REQUEST', request: { ebox: '31' } },
    ]);
    expect(events).toEqual([
      { type: 'requests.counted', counts: { '5000000001': 7, '5000000099': null } },
    ]);
  });

  it('[API-053] [API-054] asks for the registered points of sale, then for all of the company, page after page', async () => {
    const point = (number: number) => ({ codPointOfSales: `500000000${number}` });
    const pages = ({ alias, request }: { alias: string; request: unknown }) => {
      if (alias === 'SEARCH_POS_LIST')
        return { type: 'http.200', body: { pointOfSalesList: [point(1)] } };
      const { page: currentPage } = request as { page: number };
      return { type: 'http.200', body: { list: [point(currentPage)], pages: 3, currentPage } };
    };
    const { asked, events } = await askThrough(managerChoiceActors.points, undefined, pages);
    expect(asked.map(({ request }) => request)).toEqual([
      {},
      ...[1, 2, 3].map((page) => ({ ids: [], page, search: '' })),
    ]);
    const body = { points: [point(1)], everyPoint: [1, 2, 3].map(point) };
    expect(events).toEqual([{ type: 'http.200', body }]);
  });

  it('[API-051] [API-052] asks for the users of a code, and reports if they are unknown', async () => {
    const found = () => ({ type: 'http.200', body: { users: [] } });
    const users = managerAssignmentActors.users;
    const company = { code: '0123456789', companyCode: '0123456789' };
    const shop = { ...company, code: '5000000001' };
    expect(await askThrough(users, company, found)).toMatchObject({
      asked: [{ alias: 'SEARCH_USER_LIST_BY_SOC', request: {} }],
      events: [{ type: 'users.answered', code: '0123456789', users: [] }],
    });
    expect(await askThrough(users, shop, answer)).toMatchObject({
      asked: [{ alias: 'SEARCH_USER_POS_LIST', request: { codPointOfSales: '5000000001' } }],
      events: [{ type: 'users.answered', code: '5000000001', users: null }],
    });
  });
});
