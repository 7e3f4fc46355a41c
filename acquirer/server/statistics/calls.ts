import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { statisticsList } from './list';

/** What was settled by month, quarter and half-year. */
export const statisticsCalls = (services: Services) =>
  ({
    GET_STATISTICS: { access: 'session', handle: statisticsList(services) },
  }) satisfies CallHandlings;
