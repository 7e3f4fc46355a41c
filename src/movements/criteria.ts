import { validity } from '../../acquirer/contract/movements';
import { amount, posFilter } from '../../acquirer/contract/rules/codes';
import type { MovementCriteria } from '../../machines/movements/movements.actors';
import { filtersFrom, periodFrom } from '../shared/search/criteria';

/** The filters that an address may hold besides the period. */
const rules = {
  minAmount: amount,
  maxAmount: amount,
  minNetAmount: amount,
  maxNetAmount: amount,
  pos: posFilter,
  closedOnly: validity,
};

/** Reads the criteria of an address; `codPos` is the point of sale in force. */
export const criteriaFrom = (
  query: URLSearchParams,
  today: string,
  codPos: string,
): MovementCriteria => ({
  ...periodFrom(query, today),
  ...filtersFrom(query, rules),
  codPos,
});
