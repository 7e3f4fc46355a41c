import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { caseReport } from './report';

/** The report of cases. */
export const reportCalls = (services: Services) =>
  ({
    DETAIL_REPORT: { access: 'session', handle: caseReport(services) },
  }) satisfies CallHandlings;
