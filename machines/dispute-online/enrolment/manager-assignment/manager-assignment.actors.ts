import { searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import { call } from '../../../call';

export const managerAssignmentActors = {
  /** API-054: of the points of sale that were chosen, 10 a page. */
  points: call(searchPosPaged, (input: { codes: readonly string[]; page: number }) => ({
    ids: [...input.codes],
    page: input.page,
    search: '',
  })),
};
