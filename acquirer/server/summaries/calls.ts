import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { summaryList } from './list';
import { summaryTotals } from './totals';
import { summaryTransactions } from './transactions';

/** Totals and pages of settlements, and the movements of one of them. */
export const summaryCalls = (services: Services) =>
  ({
    GET_TOTAL_SUMMARY: { access: 'session', handle: summaryTotals(services) },
    GET_SUMMARY_LIST: { access: 'session', handle: summaryList(services) },
    GET_SUMMARY_TRANSACTION_LIST: { access: 'session', handle: summaryTransactions(services) },
  }) satisfies CallHandlings;
