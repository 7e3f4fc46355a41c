import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Preferences, preferences, usualPreferences } from '../../contract/preferences';
import type { Session } from '../accounts/session';
import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
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

/**
 * The stored preferences of a user; the usual ones where none are stored, or those stored no longer
 * fit.
 */
export const asPreferences = (content: unknown): Preferences => {
  const saved = v.safeParse(preferences, content);
  return saved.success ? saved.output : usualPreferences;
};
