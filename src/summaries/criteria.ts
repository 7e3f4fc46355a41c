import { abi, amount } from '../../acquirer/contract/rules/codes';
import { filtersFrom, periodFrom } from '../shared/search/criteria';

const rules = {
  abi,
  minGrossCalculated: amount,
  maxGrossCalculated: amount,
  minGrossDeclared: amount,
  maxGrossDeclared: amount,
};

/** Reads the criteria of an address; `codPos` is the point of sale in force. */
export const criteriaFrom = (query: URLSearchParams, today: string, codPos: string) => ({
  ...periodFrom(query, today),
  ...filtersFrom(query, rules),
  codPos,
});

/** What a merchant may ask of the summaries. */
export type SummaryCriteria = ReturnType<typeof criteriaFrom>;
