import type { RequestOf } from '../../acquirer/contract/call';
import { getEboxList } from '../../acquirer/contract/cases';
import { getPointOfSales, searchPosPaged } from '../../acquirer/contract/points-of-sale';
import { detailReport } from '../../acquirer/contract/report';
import { call } from '../call';

/** The point of sale and the filters of a report. */
export type RepliesCriteria = Omit<RequestOf<typeof detailReport>, 'replies'>;

export const reportActors = {
  /** API-054: every point of sale of the company, 10 a page. */
  points: call(searchPosPaged, ({ page, search }: { page: number; search: string }) => ({
    ids: [],
    page,
    search,
  })),
  /** API-056. */
  details: call(getPointOfSales, ({ point }: { point: string }) => ({ codPointOfSales: point })),
  /** API-078. */
  report: call(detailReport, (request: RequestOf<typeof detailReport>) => request),
  /** API-066: to find by name the manager whose code the report contains. */
  managers: call(getEboxList, () => ({})),
};
