import * as v from 'valibot';
import { call, listStatuses } from './call';
import { count, givenId, id, orderBy, page, rows, text } from './fields';
import { pointsPageSize } from './pages';
import { storeSearch } from './rules/codes';

/** A shop of the merchant (API-028). `codPointOfSales` is its code in later calls. */
export const pointOfSale = v.object({
  name: text,
  code: text,
  address: text,
  city: text,
  zip: text,
  codPointOfSales: id,
  emailGest: text,
});
export type PointOfSale = v.InferOutput<typeof pointOfSale>;

/** API-025 to API-027. `filter` upper-cased: the first letters of the sign, or part of the code. 10 a page. */
export const searchPointOfSales = call({
  alias: 'searchPointOfSales',
  access: 'session',
  reads: true,
  pageSize: pointsPageSize,
  request: v.object({ orderBy, page, filter: storeSearch }),
  answer: v.object({ accountListItems: rows(pointOfSale), totalPage: count, currentPage: count }),
  statuses: listStatuses,
});

/** API-054: a page of points of sale; `ids` keeps those codes only, `[]` all of them. */
export const searchPosPaged = call({
  alias: 'SEARCH_POS_PAGED',
  access: 'session',
  reads: true,
  pageSize: pointsPageSize,
  request: v.object({
    ids: v.pipe(v.array(givenId), v.maxLength(5000)),
    page,
    search: storeSearch,
  }),
  answer: v.object({ list: rows(pointOfSale), pages: count, currentPage: count }),
  statuses: listStatuses,
});

/** API-056. */
export const getPointOfSales = call({
  alias: 'GET_POINT_OF_SALES',
  access: 'session',
  reads: true,
  request: v.object({ codPointOfSales: givenId }),
  answer: v.object({ name: text, code: text, city: text, address: text }),
  statuses: listStatuses,
});
