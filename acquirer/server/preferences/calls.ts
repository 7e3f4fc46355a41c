import { eq } from 'drizzle-orm';
import type { Preferences } from '../../contract/preferences';
import type { Session } from '../accounts/session';
import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { asPreferences } from './read';
import { preference } from './tables';

const read =
  ({ db }: Services) =>
  async (_: unknown, { account: { userId } }: Session): Promise<Preferences> => {
    const [row] = await db.select().from(preference).where(eq(preference.userId, userId));
    return asPreferences(row?.content);
  };

const save =
  ({ db }: Services) =>
  async (content: Preferences, { account: { userId } }: Session) => {
    await db
      .insert(preference)
      .values({ userId, content })
      .onConflictDoUpdate({ target: preference.userId, set: { content } });
    return {};
  };

/** What the user of a session prefers. */
export const preferenceCalls = (services: Services) =>
  ({
    getPreferences: { access: 'session', handle: read(services) },
    savePreferences: { access: 'session', handle: save(services) },
  }) satisfies CallHandlings;
