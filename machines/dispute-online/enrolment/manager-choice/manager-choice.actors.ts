import {
  searchPosList,
  searchUserListBySoc,
  searchUserPosList,
} from '../../../../acquirer/contract/enrolment';
import { type PointOfSale, searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import { type Need, requestActor, together } from '../../../call';
import type { PointsAnswer, PointsFailure, UsersAnswer } from './manager-choice.types';

/** API-054: page after page, until the last. */
const everyPointOf = async (need: Need) => {
  const found: PointOfSale[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await need(searchPosPaged, { ids: [], page, search: '' });
    found.push(...answer.list);
    pages = answer.pages;
  }
  return found;
};

export const managerChoiceActors = {
  /** API-053, API-054: the points of sale that may be a manager, and those it may take care of. */
  points: requestActor<undefined, PointsAnswer | PointsFailure>((_, ask) =>
    together(ask, async (need) => {
      const { pointOfSalesList: points } = await need(searchPosList, {});
      return { points, everyPoint: await everyPointOf(need) };
    }),
  ),
  /** API-051, API-052: the users of a point of sale, or of the company where none is chosen. */
  users: requestActor<{ readonly point: string }, UsersAnswer>(({ point }, ask) =>
    point === ''
      ? ask(searchUserListBySoc, {})
      : ask(searchUserPosList, { codPointOfSales: point }),
  ),
};
