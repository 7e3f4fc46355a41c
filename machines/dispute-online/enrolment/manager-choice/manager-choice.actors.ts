import {
  searchPosList,
  searchUserListBySoc,
  searchUserPosList,
} from '../../../../acquirer/contract/enrolment';
import { type PointOfSale, searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import { call, callInTurn } from '../../../call';

export const managerChoiceActors = {
  /** API-052. */
  usersOfCompany: call(searchUserListBySoc, () => ({})),
  /** API-053. */
  points: call(searchPosList, () => ({})),
  /** API-054: page after page, until the last. */
  everyPoint: callInTurn(
    searchPosPaged,
    (_: undefined, answers) => {
      const last = answers.at(-1);
      const page = answers.length + 1;
      return last === undefined || page <= last.pages ? { ids: [], page, search: '' } : null;
    },
    (answers) => ({
      type: 'http.200' as const,
      body: { everyPoint: answers.flatMap(({ list }): PointOfSale[] => list) },
    }),
  ),
  /** API-051. */
  usersOfPoint: call(searchUserPosList, ({ point }: { point: string }) => ({
    codPointOfSales: point,
  })),
};
