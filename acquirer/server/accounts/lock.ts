import type { Services } from '../services';
import { lockNow } from './login-failures';
import { type Notice, notify } from './notices';
import { endSessions } from './session';
import { account } from './tables';
import { isAccountOf } from './user-id';

/** Notifies the owner of the user id, if it exists, that it has just been locked. */
export const notifyLocked = async (services: Services, userId: string, notice: Notice) => {
  const [owner] = await services.db.select().from(account).where(isAccountOf(userId));
  if (owner) notify(services, owner, notice);
};

/** ERR-022: locks the user out and ends its sessions. */
export const lockAccount = async (services: Services, userId: string, notice: Notice) => {
  await lockNow(services.db, userId, services.clock());
  await endSessions(services.db, userId);
  await notifyLocked(services, userId, notice);
};
