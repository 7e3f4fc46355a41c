import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { payoutList } from './list';

/** What the banks credit. */
export const payoutCalls = (services: Services) =>
  ({
    payouts: { access: 'session', handle: payoutList(services) },
  }) satisfies CallHandlings;
