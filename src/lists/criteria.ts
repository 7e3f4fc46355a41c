import * as v from 'valibot';
import { type Criteria, hasMonth } from '../../machines/criteria';
import type { Period } from '../../machines/portal/session';
import { dayChoices, monthChoices } from '../italian/months';

type Rule = v.GenericSchema<string, string>;

const among = (text: string | null, choices: readonly { readonly value: string }[]) =>
  choices.some(({ value }) => value === text) ? (text ?? '') : '';

/**
 * An address without a month searches the period of the previous list, if there was one (MOV-010).
 */
export const withPeriod = (query: URLSearchParams, period: Period | null) => {
  if (query.has('month') || period === null) return query;
  return new URLSearchParams([...query, ...Object.entries(period)]);
};

/** The month and the day of an address, if they can be chosen on the screen. */
export const periodFrom = (query: URLSearchParams, today: string) => {
  const month = among(query.get('month'), monthChoices(today));
  return { month, day: among(query.get('day'), dayChoices(month)) };
};

/** The other filters of an address; values that could not be typed on the screen are dropped. */
export const filtersFrom = <Rules extends Readonly<Record<string, Rule>>>(
  query: URLSearchParams,
  rules: Rules,
) =>
  Object.fromEntries(
    Object.entries<Rule>(rules).map(([name, rule]) => {
      const text = query.get(name);
      return [name, v.is(rule, text) ? text : ''];
    }),
  ) as { readonly [Name in keyof Rules]: v.InferOutput<Rules[Name]> | '' };

export const pageFrom = (query: URLSearchParams) => {
  const page = query.get('page') ?? '';
  return /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1;
};

/**
 * The parameters that refresh, Back and a bookmark need: the filters in use, the page, other
 * choices. The navigation adds the point of sale in force.
 */
export const writtenQuery = (
  { codPos: _, ...criteria }: Criteria,
  page: number,
  besides: Readonly<Record<string, string>> = {},
) => {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries({ ...criteria, ...besides }))
    if (text !== '') query.set(name, text);
  if (page > 1) query.set('page', String(page));
  return query.toString();
};

/** The same for a search that requires a month: without one the address is empty. */
export const queryOf = (criteria: Criteria, ...more: [page: number, besides?: Criteria]) =>
  hasMonth(criteria) ? writtenQuery(criteria, ...more) : '';
