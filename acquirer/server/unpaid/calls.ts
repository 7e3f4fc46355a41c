import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { unpaidList } from './list';

/** What the merchant still owes. */
export const unpaidCalls = (services: Services) =>
  ({
    GET_OUTSTANDING: { access: 'session', handle: unpaidList(services) },
  }) satisfies CallHandlings;
