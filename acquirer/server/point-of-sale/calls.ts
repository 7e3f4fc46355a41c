import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { searchPoints } from './search';

/** The search of points of sale. */
export const pointOfSaleCalls = (services: Services) =>
  ({
    searchPointOfSales: { access: 'session', handle: searchPoints(services) },
  }) satisfies CallHandlings;
