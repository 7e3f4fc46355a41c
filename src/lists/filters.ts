import * as v from 'valibot';
import { amount, amountsReversed } from '../../acquirer/contract/rules/codes';
import type { Criteria } from '../../machines/criteria';
import { filtersFrom, periodFrom } from '../shared/search/criteria';
import type { LabelledFilter, ListFilters } from './list';

export type NamedFilter<Asked> = LabelledFilter<Asked> & { readonly name: keyof Asked & string };

/** The filters of a list that are its own. */
export const filtersIn = <Asked>(filters: ListFilters<Asked>): readonly NamedFilter<Asked>[] =>
  Object.entries<string | LabelledFilter<Asked>>(filters).flatMap(([name, filter]) =>
    typeof filter === 'string' ? [] : [{ ...filter, name: name as keyof Asked & string }],
  );

/** What a filter may hold. */
export const ruleOf = <Asked>(filter: LabelledFilter<Asked>): v.GenericSchema<string, string> => {
  if (filter.kind === 'digits') return filter.rule;
  return filter.kind === 'choice' ? v.picklist(Object.keys(filter.words)) : amount;
};

/** Reads the criteria of an address; what could not have been typed on the screen is left out. */
export const criteriaFrom = <Asked extends Criteria>(
  filters: ListFilters<Asked>,
  query: URLSearchParams,
  today: string,
  /** The point of sale in force, which is not part of the address. */
  codPos: string,
): Asked => {
  const common = { ...periodFrom(query, today), point: codPos };
  const rules = filtersIn(filters).map((filter) => [filter.name, ruleOf(filter)] as const);
  const own: Criteria = filtersFrom(query, Object.fromEntries(rules));
  return Object.fromEntries(
    Object.entries<keyof typeof common | LabelledFilter<Asked>>(filters).map(([name, filter]) => [
      name,
      typeof filter === 'string' ? common[filter] : own[name],
    ]),
  ) as Asked;
};

/** Whether no amount is between two bounds. */
export const isReversed = <Asked extends Criteria>(
  draft: Asked,
  filter: NamedFilter<Asked>,
): boolean =>
  filter.kind === 'least' && amountsReversed(draft[filter.name] ?? '', draft[filter.upTo] ?? '');
