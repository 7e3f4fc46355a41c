import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { refuse } from '../common/refusal';

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
