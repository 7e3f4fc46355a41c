import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The sum of a column of whole numbers, 0 over no rows. */
export const sumOf = (column: PgColumn): SQL<number> =>
  sql`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);

export const countOf: SQL<number> = sql`count(*)`.mapWith(Number);
