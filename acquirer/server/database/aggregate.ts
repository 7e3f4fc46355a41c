import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The sum of a column of whole numbers, 0 over no rows. */
export const sumOf = (column: PgColumn): SQL<number> =>
  sql`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);

export const countOf: SQL<number> = sql`count(*)`.mapWith(Number);

/** The sum of a column over the rows of a condition. */
export const sumWhere = (column: PgColumn, condition: SQL): SQL<number> =>
  sql`coalesce(sum(${column}) filter (where ${condition}), 0)::bigint`.mapWith(Number);

export const countWhere = (condition: SQL): SQL<number> =>
  sql`count(*) filter (where ${condition})`.mapWith(Number);
