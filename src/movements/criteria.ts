import { type Criteria, hasMonth } from '../../machines/criteria';
import { dayChoices, monthChoices } from '../italian/months';

/** What a merchant may ask of the movements; `codPos` comes from the session, never from the address. */
export type MovementCriteria = {
  readonly month: string;
  readonly day: string;
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly minNetAmount: string;
  readonly maxNetAmount: string;
  readonly pos: string;
  readonly closedOnly: string;
  readonly codPos: string;
};

const inAddress = [
  'month',
  'day',
  'minAmount',
  'maxAmount',
  'minNetAmount',
  'maxNetAmount',
  'pos',
  'closedOnly',
] as const;

const longestAmount = 13;
const longestPos = 10;

const digits = (text: string | null, longest: number) =>
  text !== null && /^\d+$/.test(text) && text.length <= longest ? text : '';

const among = (text: string | null, choices: readonly { readonly value: string }[]) =>
  choices.some(({ value }) => value === text) ? (text ?? '') : '';

/** Reads the criteria of an address; what could not have been chosen on the screen is left out. */
export const criteriaFrom = (
  query: URLSearchParams,
  today: string,
  codPos: string,
): MovementCriteria => {
  const month = among(query.get('month'), monthChoices(today));
  const closedOnly = query.get('closedOnly');
  return {
    month,
    day: among(query.get('day'), dayChoices(month)),
    minAmount: digits(query.get('minAmount'), longestAmount),
    maxAmount: digits(query.get('maxAmount'), longestAmount),
    minNetAmount: digits(query.get('minNetAmount'), longestAmount),
    maxNetAmount: digits(query.get('maxNetAmount'), longestAmount),
    pos: digits(query.get('pos'), longestPos),
    closedOnly: closedOnly === 'V' || closedOnly === 'A' ? closedOnly : '',
    codPos,
  };
};

export const pageFrom = (query: URLSearchParams) => Number(digits(query.get('page'), 6)) || 1;

/** What refresh, Back and a bookmark need: the filters in use and the page. */
export const queryOf = (criteria: Criteria, page: number) => {
  if (!hasMonth(criteria)) return '';
  const query = new URLSearchParams();
  for (const name of inAddress) if (criteria[name]) query.set(name, criteria[name]);
  if (page > 1) query.set('page', String(page));
  return query.toString();
};

/** Whole euro as text; a minimum above its maximum cannot match anything. */
export const isCrossed = (from: string, to: string) =>
  from !== '' && to !== '' && Number(from) > Number(to);
