import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { foundMovements } from './list';

/** Movements by one text. */
export const findMovementCalls = (services: Services) =>
  ({
    findMovements: { access: 'session', handle: foundMovements(services) },
  }) satisfies CallHandlings;
