import * as v from 'valibot';
import { call, listStatuses } from './call';
import { count, id, orderBy, page, rows, text } from './fields';

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
  access: 'session',
  request: v.object({ orderBy, page, filter: v.pipe(v.string(), v.maxLength(40)) }),
  answer: v.object({ accountListItems: rows(pointOfSale), totalPage: count, currentPage: count }),
  statuses: listStatuses,
});
