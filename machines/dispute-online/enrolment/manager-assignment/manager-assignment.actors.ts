import {
  type Assignment,
  addMultipleAdmin,
  searchUserListBySoc,
  searchUserPosList,
} from '../../../../acquirer/contract/enrolment';
import { searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import { call, requestActor } from '../../../call';
import type { UsersAnswer } from './manager-assignment.types';

export const managerAssignmentActors = {
  /** API-054: of the points of sale that were chosen, 10 a page. */
  points: call(searchPosPaged, (input: { codes: readonly string[]; page: number }) => ({
    ids: [...input.codes],
    page: input.page,
    search: '',
  })),
  /** API-051, API-052: the users of a code; where they are unknown, the merchant types one. */
  users: requestActor<{ code: string; companyCode: string }, UsersAnswer>(
    async ({ code, companyCode }, ask) => {
      const outcome =
        code === companyCode
          ? await ask(searchUserListBySoc, {})
          : await ask(searchUserPosList, { codPointOfSales: code });
      return {
        type: 'users.answered',
        code,
        users: outcome.type === 'http.200' ? outcome.body.users : null,
      };
    },
  ),
  /** API-057. */
  assign: call(addMultipleAdmin, ({ assignments }: { assignments: readonly Assignment[] }) => [
    ...assignments,
  ]),
};
