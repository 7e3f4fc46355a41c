import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { statementList } from './list';
import { statementPdf } from './pdf';

/** The monthly statements, listed and as PDF. */
export const statementCalls = (services: Services) =>
  ({
    SEARCH_ACCOUNT_BALANCE: { access: 'session', handle: statementList(services) },
    GET_PDF_ACCOUNT_BALANCE: { access: 'session', handle: statementPdf(services) },
  }) satisfies CallHandlings;
