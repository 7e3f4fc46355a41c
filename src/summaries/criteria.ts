import { abi, amount } from '../../acquirer/contract/rules/codes';
import type { SummaryCriteria } from '../../machines/summaries/summaries.actors';
import { filtersFrom, periodFrom } from '../shared/search/criteria';

const rules = {
  abi,
  minGrossCalculated: amount,
  maxGrossCalculated: amount,
  minGrossDeclared: amount,
  maxGrossDeclared: amount,
};

/** Reads the criteria of an address; `codPos` is the point of sale in force. */
export const criteriaFrom = (
  query: URLSearchParams,
  today: string,
  codPos: string,
): SummaryCriteria => ({
  ...periodFrom(query, today),
  ...filtersFrom(query, rules),
  codPos,
});
