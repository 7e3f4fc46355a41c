import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { chargeList, differenceList } from './list';

/** Accounting differences, and charges and credits that disputes have led to. */
export const differenceCalls = (services: Services) =>
  ({
    DISPUTE: { access: 'session', handle: differenceList(services) },
    getDisputes: { access: 'session', handle: chargeList(services) },
  }) satisfies CallHandlings;
