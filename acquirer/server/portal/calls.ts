import { endSession, type Session } from '../accounts/session';
import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { tokenExchange } from './login';
import { welcome } from './welcome';

const logout =
  ({ db }: Services) =>
  async (_: unknown, session: Session) => {
    await endSession(db, session);
    return {};
  };

/** Token exchange, welcome, session refresh and its end. */
export const portalCalls = (services: Services) =>
  ({
    tokenExchange: { access: 'public', handle: tokenExchange(services) },
    welcome: { access: 'session', handle: welcome(services) },
    logout: { access: 'session', handle: logout(services) },
    getSession: { access: 'session', handle: async () => ({}) },
  }) satisfies CallHandlings;
