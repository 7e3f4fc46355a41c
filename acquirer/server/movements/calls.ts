import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { movementList } from './list';
import { movementTotals } from './totals';

/** Totals and pages of card movements. */
export const movementCalls = (services: Services) =>
  ({
    getTotalTransaction: { access: 'session', handle: movementTotals(services) },
    getTransactionList: { access: 'session', handle: movementList(services) },
  }) satisfies CallHandlings;
