import { asc, desc, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { exportLimit as exportRows, pageSize } from '../../contract/pages';
import { refuse } from '../common/refusal';

export { exportRows, pageSize };

/** The number of rows before a page. */
export const before = (page: number) => (page - 1) * pageSize;

/** The part of a list that a call asks for: a page for the screen (X), all but at most 5000 (C). */
export const sliceOf = ({ typeCall, page }: { typeCall: 'X' | 'C'; page: number }) =>
  typeCall === 'C' ? { limit: exportRows, offset: 0 } : { limit: pageSize, offset: before(page) };

/** Whole euro in eurocents; '' for none. */
export const cents = (wholeEuro: string) => (wholeEuro === '' ? '' : Number(wholeEuro) * 100);

/** Bounds of a column of eurocents: inclusive, whole euro, '' for none. */
export const between = (column: PgColumn, least: string, most: string): (SQL | undefined)[] => [
  least === '' ? undefined : gte(column, cents(least)),
  most === '' ? undefined : lte(column, cents(most)),
];

/** The sum of a column of whole numbers, 0 over no rows. */
export const sumOf = (column: PgColumn): SQL<number> =>
  sql`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);

export const countOf: SQL<number> = sql`count(*)`.mapWith(Number);

/** The sum of a column over the rows of a condition. */
export const sumWhere = (column: PgColumn, condition: SQL): SQL<number> =>
  sql`coalesce(sum(${column}) filter (where ${condition}), 0)::bigint`.mapWith(Number);

export const countWhere = (condition: SQL): SQL<number> =>
  sql`count(*) filter (where ${condition})`.mapWith(Number);

/** What a list may be sorted by: the wire's field name and the column behind it. */
export type Sortable = Readonly<Record<string, PgColumn | SQL>>;

/**
 * `+field`, `-field` or '' as an ORDER BY; only fields of the list are taken, 400 otherwise.
 * `usual` is the order of '' and decides among equals.
 */
export const orderFor = (orderBy: string, fields: Sortable, usual: readonly SQL[]): SQL[] => {
  if (orderBy === '') return [...usual];
  const name = orderBy.slice(1);
  const column = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (column === undefined) {
    return refuse(400, `orderBy: one of ${Object.keys(fields).join(', ')}, behind + or -`);
  }
  return [orderBy.startsWith('-') ? desc(column) : asc(column), ...usual];
};
