import { validity } from '../../acquirer/contract/movements';
import { amount, posFilter } from '../../acquirer/contract/rules/codes';
import { filtersFrom, periodFrom } from '../shared/search/criteria';

const rules = {
  minAmount: amount,
  maxAmount: amount,
  minNetAmount: amount,
  maxNetAmount: amount,
  pos: posFilter,
  closedOnly: validity,
};

/** Reads the criteria of an address; `codPos` is the point of sale in force. */
export const criteriaFrom = (query: URLSearchParams, today: string, codPos: string) => ({
  ...periodFrom(query, today),
  ...filtersFrom(query, rules),
  codPos,
});

/** What a merchant may ask of the movements. */
export type MovementCriteria = ReturnType<typeof criteriaFrom>;
