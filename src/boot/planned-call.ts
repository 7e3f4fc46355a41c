import type { GenericSchema } from 'valibot';
import { day, month } from '../../acquirer/contract/fields';
import type { PlainCall } from '../../machines/call';
import type { Criteria } from '../../machines/criteria';
import { filtersIn, ruleOf } from '../lists/filters';
import type { ListFilters } from '../lists/list';
import type { Field, PlannedCall } from './start-prefetch';

interface Requirement {
  readonly type: string;
  readonly requirement?: RegExp | number;
  readonly options?: readonly string[];
}

const patternOf = ({ type, requirement, options }: Requirement): string => {
  if (type === 'picklist') return `^(${options?.join('|')})$`;
  if (type === 'regex' && requirement instanceof RegExp) return requirement.source;
  if (type === 'max_length') return `^.{0,${requirement}}$`;
  if (type === 'string') return '';
  throw new Error(`An early call does not know the rule "${type}"`);
};

/** A rule of the contract as one pattern that matches exactly the valid values. */
export const patternFor = (rule: GenericSchema): string => {
  const { pipe = [rule] } = rule as { readonly pipe?: readonly Requirement[] };
  const patterns = (pipe as readonly Requirement[]).map(patternOf).filter((each) => each !== '');
  return patterns.length === 1 ? `${patterns[0]}` : patterns.map((each) => `(?=${each})`).join('');
};

type Filters = Readonly<Record<string, Field>>;

const common = {
  month: { fits: patternFor(month) },
  day: { fits: patternFor(day) },
  point: { of: 'point' },
  everyPoint: '',
} as const;

/** The marker for each filter of a list. */
export const plannedFilters = <Asked extends Criteria>(filters: ListFilters<Asked>): Filters => ({
  ...Object.fromEntries(
    Object.entries<unknown>(filters).flatMap(([name, filter]) =>
      typeof filter === 'string' ? [[name, common[filter as keyof typeof common]]] : [],
    ),
  ),
  ...Object.fromEntries(
    filtersIn(filters).map((filter) => [filter.name, { fits: patternFor(ruleOf(filter)) }]),
  ),
});

const page = '{page}';

/** A field of the request: the filter that its marker names, or a constant. */
const fieldOf = (filters: Filters, name: string, marked: unknown, blank: unknown): Field => {
  if (marked === page) return { of: 'page' };
  const from = Object.keys(filters).find((filter) => marked === `{${filter}}`);
  if (from === undefined) return marked as string | number;
  const field = filters[from] as Field;
  if (typeof field !== 'object' || 'of' in field) return field;
  return {
    ...field,
    ...(from !== name && { name: from }),
    ...(blank !== '' && { empty: String(blank) }),
  };
};

type Entries = Readonly<Record<string, unknown>>;

/**
 * The request of a list, field by field, in the contract's order. It is found by making the request
 * once from markers and once from nothing.
 */
export const plannedCall = <Asked extends Criteria>(
  { contract, toRequest }: PlainCall<{ criteria: Asked; page: number }>,
  filters: Filters,
): PlannedCall => {
  const requestOf = (value: (name: string, field: Field) => Field, asked: unknown) => {
    const criteria = Object.entries(filters).map(([name, field]) => [
      name,
      typeof field === 'object' ? value(name, field) : field,
    ]);
    return toRequest({ criteria: Object.fromEntries(criteria), page: asked as number }) as Entries;
  };
  const marked = requestOf((name) => `{${name}}`, page);
  const blank = requestOf(() => '', 1);
  const { entries } = contract.request as unknown as { readonly entries: Entries };
  const names = Object.keys(entries).filter((name) => name in marked);
  const body = names.map((name) => [name, fieldOf(filters, name, marked[name], blank[name])]);
  return { call: contract.alias, body: Object.fromEntries(body) };
};
