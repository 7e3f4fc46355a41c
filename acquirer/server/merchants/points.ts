import { and, eq, type Placeholder } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pos } from './tables';

/** The point of sale of a row of any table. */
export const pointOf = (row: { readonly societyCode: PgColumn; readonly posCode: PgColumn }) =>
  and(eq(pos.societyCode, row.societyCode), eq(pos.code, row.posCode));

/** One point of sale of a company. */
export const onePoint = (societyCode: string | Placeholder, posCode: string | Placeholder) =>
  and(eq(pos.societyCode, societyCode), eq(pos.code, posCode));
