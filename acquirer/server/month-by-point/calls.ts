import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { pointMonths } from './list';

/** A month of every point of sale of a company. */
export const monthByPointCalls = (services: Services) =>
  ({
    monthByPoint: { access: 'session', handle: pointMonths(services) },
  }) satisfies CallHandlings;
