import { and, asc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import { pointsPageSize } from '../../contract/pages';
import type { pointOfSale, searchPointOfSales } from '../../contract/points-of-sale';
import type { Session } from '../accounts/session';
import { orderFor } from '../database/paging';
import type { CallHandlings } from '../http/call-route';
import { pos } from '../merchants/tables';
import type { Services } from '../services';

/** The search of points of sale. */
export const pointOfSaleCalls = (services: Services) =>
  ({
    searchPointOfSales: { access: 'session', handle: searchPoints(services) },
  }) satisfies CallHandlings;

const sign = sql`upper(${pos.sign})`;
const address = sql`${pos.address} || ' ' || ${pos.streetNumber}`;
const sortable = { name: sign, code: pos.code, address, city: pos.city };
const usual = [asc(sign), asc(pos.code)];

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The beginning of the sign, or any part of the code; '' for any point. `filter` is upper-cased. */
export const matching = (filter: string): SQL | undefined =>
  filter === ''
    ? undefined
    : or(like(sign, `${literally(filter)}%`), like(pos.code, `%${literally(filter)}%`));

type Row = typeof pos.$inferSelect;

/** A point of sale as every list of them shows it. */
export const asPointOfSale = (row: Row) =>
  ({
    name: row.sign,
    code: row.code,
    address: `${row.address} ${row.streetNumber}`,
    city: row.city,
    zip: row.zip,
    codPointOfSales: row.code,
  }) satisfies v.InferInput<typeof pointOfSale>;

/**
 * API-025 to API-028: the caller's points of sale, 10 a page, by sign by default. A page beyond the
 * last is empty.
 */
export const searchPoints =
  ({ db }: Services) =>
  async (request: ParsedRequestOf<typeof searchPointOfSales>, { account }: Session) => {
    const { page } = request;
    const selected = and(
      eq(pos.societyCode, account.societyCode),
      account.posCode === null ? undefined : eq(pos.code, account.posCode),
      matching(request.filter.trim().toUpperCase()),
    );
    const order = orderFor(request.orderBy, sortable, usual);
    const found = await db.$count(pos, selected);
    const rows = await db
      .select()
      .from(pos)
      .where(selected)
      .orderBy(...order)
      .limit(pointsPageSize)
      .offset((page - 1) * pointsPageSize);
    return {
      accountListItems: rows.map(asPointOfSale),
      totalPage: Math.ceil(found / pointsPageSize),
      currentPage: page,
    };
  };
