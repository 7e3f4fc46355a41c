import * as v from 'valibot';
import { call, fileStatuses, listStatuses } from './call';
import { count, givenId, id, month, note, orderByOne, page, pdf, rows, text } from './fields';
import { pageSize } from './pages';
import { storeSearch } from './rules/codes';

/** One statement (API-046). `date` identifies its PDF; an empty branch code means all. */
export const statement = v.object({ date: id, branchCode: text, name: text });
export type Statement = v.InferOutput<typeof statement>;

/** What statements may be sorted by. */
export const statementOrder = [
  'date',
  'branchCode',
  'name',
] as const satisfies readonly (keyof Statement)[];

/** API-045: 60 a page. `month` '' for all of them. */
export const searchAccountBalance = call({
  alias: 'SEARCH_ACCOUNT_BALANCE',
  access: 'session',
  reads: true,
  pageSize,
  sortedBy: statementOrder,
  request: v.object({
    month: v.union([v.literal(''), month]),
    orderBy: orderByOne(statementOrder),
    page,
    filter: storeSearch,
  }),
  answer: v.object({ accountListItems: rows(statement), totalElements: count }),
  statuses: listStatuses,
});

/** API-047, API-048. */
export const getPdfAccountBalance = call({
  alias: 'GET_PDF_ACCOUNT_BALANCE',
  access: 'session',
  audit: ({ branchCode, date }) => `${branchCode} ${date}`,
  reads: true,
  receive: 'file',
  request: v.object({ branchCode: note, date: givenId }),
  answer: pdf,
  statuses: fileStatuses,
});
