import * as v from 'valibot';
import { otherMonth } from '../../acquirer/contract/fields';
import { amount, amountsReversed } from '../../acquirer/contract/rules/codes';
import type { Criteria } from '../../machines/criteria';
import { monthChoices } from '../italian/months';
import { filtersFrom, periodFrom } from './criteria';
import type { LabelledFilter, ListFilters } from './list';

export type NamedFilter<Asked> = LabelledFilter<Asked> & { readonly name: keyof Asked & string };

/** The filters of a list that are its own. */
export const filtersIn = <Asked>(filters: ListFilters<Asked>): readonly NamedFilter<Asked>[] =>
  Object.entries<string | LabelledFilter<Asked>>(filters).flatMap(([name, filter]) =>
    typeof filter === 'string' ? [] : [{ ...filter, name: name as keyof Asked & string }],
  );

/** Digits, a comma, points, and a minus before them. */
const writtenAmount = v.pipe(v.string(), v.regex(/^(?=.{0,16}$)-?[\d.,]*$/));

/** The values that a filter may have. */
export const ruleOf = <Asked>(filter: LabelledFilter<Asked>): v.GenericSchema<string, string> => {
  if (filter.kind === 'digits') return filter.rule;
  if (filter.kind === 'month') return otherMonth;
  if (filter.kind === 'exact') return writtenAmount;
  return filter.kind === 'choice' ? v.picklist(Object.keys(filter.words)) : amount;
};

/** Reads the criteria of an address; values that could not be typed on the screen are dropped. */
export const criteriaFrom = <Asked extends Criteria>(
  filters: ListFilters<Asked>,
  query: URLSearchParams,
  today: string,
  /** The point of sale in force, which is not part of the address. */
  codPos: string,
): Asked => {
  const common = { ...periodFrom(query, today), point: codPos, everyPoint: '' };
  const rules = filtersIn(filters).map((filter) => [filter.name, ruleOf(filter)] as const);
  const typed: Criteria = filtersFrom(query, Object.fromEntries(rules));
  const months = monthChoices(today).map(({ value }) => value);
  const own: Criteria = Object.fromEntries(
    filtersIn(filters).map(({ name, kind }) => {
      const text = typed[name] ?? '';
      return [name, kind === 'month' && !months.includes(text) ? '' : text];
    }),
  );
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
