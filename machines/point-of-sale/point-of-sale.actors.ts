import type { OutcomeOf } from '../../acquirer/client';
import { searchPointOfSales } from '../../acquirer/contract/points-of-sale';
import { getSession } from '../../acquirer/contract/session';
import { call } from '../call';
import { homeSummaryMachine } from './home-summary/home-summary.machine';

export type HomeAnswer =
  | OutcomeOf<typeof searchPointOfSales>
  | { readonly type: 'http.200'; readonly body: null };

export const pointOfSaleActors = {
  homeSummary: homeSummaryMachine,
  /** API-026: the filter travels upper-cased. */
  searchPoints: call(searchPointOfSales, (input: { filter: string; page: number }) => ({
    orderBy: '',
    page: input.page,
    filter: input.filter.trim().toUpperCase(),
  })),
  refreshSession: call(
    getSession,
    (input: { path: string }) => input,
    (outcome) => (outcome.type === 'http.200' ? { ...outcome, body: null } : outcome),
  ),
};
