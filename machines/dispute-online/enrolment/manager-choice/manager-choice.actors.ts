import {
  searchPosList,
  searchUserListBySoc,
  searchUserPosList,
} from '../../../../acquirer/contract/enrolment';
import { call } from '../../../call';

export const managerChoiceActors = {
  /** API-052. */
  usersOfCompany: call(searchUserListBySoc, () => ({})),
  /** API-053. */
  points: call(searchPosList, () => ({})),
  /** API-051. */
  usersOfPoint: call(searchUserPosList, ({ point }: { point: string }) => ({
    codPointOfSales: point,
  })),
};
