import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { tokenExchange } from './token';
import { welcome } from './welcome';

/** Token exchange, welcome and session refresh. */
export const portalCalls = (services: Services) =>
  ({
    tokenExchange: { access: 'public', handle: tokenExchange(services) },
    welcome: { access: 'session', handle: welcome(services) },
    getSession: { access: 'session', handle: async () => ({}) },
  }) satisfies CallHandlings;
