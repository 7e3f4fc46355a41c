import { gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whole euro in eurocents; '' for none. */
export const cents = (wholeEuro: string) => (wholeEuro === '' ? '' : Number(wholeEuro) * 100);

/** Bounds of a column of eurocents: inclusive, whole euro, '' for none. */
export const between = (column: PgColumn, least: string, most: string): (SQL | undefined)[] => [
  least === '' ? undefined : gte(column, cents(least)),
  most === '' ? undefined : lte(column, cents(most)),
];
