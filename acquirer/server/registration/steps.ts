import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { type Registration, registration } from './tables';

/** A registration that is not finished within an hour starts again. */
const hours = 1;

const oldest = (now: Date) => new Date(now.getTime() - hours * 3_600_000);

type Kind = 'company' | 'shop';

const ofKind = (kind: Kind) =>
  kind === 'shop' ? isNotNull(registration.posCode) : isNull(registration.posCode);

/** The registration that this session id has under way, if any. */
export const underWay = async (db: Database, sessionHash: string, kind: Kind, now: Date) => {
  const [found] = await db
    .select()
    .from(registration)
    .where(
      and(
        eq(registration.sessionHash, sessionHash),
        gt(registration.startedAt, oldest(now)),
        ofKind(kind),
      ),
    );
  return found;
};

/** Restarts the registration of this session id, and removes abandoned ones. */
export const begin = async (db: Database, started: typeof registration.$inferInsert) => {
  await db.delete(registration).where(lte(registration.startedAt, oldest(started.startedAt)));
  const columns = { posCode: null, name: '', surname: '', taxCode: null, email: null };
  const fresh = { ...columns, ...started, userId: null, passwordHash: null, locked: false };
  await db
    .insert(registration)
    .values(fresh)
    .onConflictDoUpdate({ target: registration.sessionHash, set: fresh });
};

interface Chosen {
  readonly userId: string;
  readonly passwordHash: string;
  readonly email?: string;
}

/** Keeps the chosen credentials; 403 without a previous form, or after too many wrong codes. */
export const choose = async (
  db: Database,
  sessionHash: string,
  kind: Kind,
  chosen: Chosen,
  now: Date,
): Promise<Registration> => {
  const [stored] = await db
    .update(registration)
    .set(chosen)
    .where(
      and(
        eq(registration.sessionHash, sessionHash),
        gt(registration.startedAt, oldest(now)),
        ofKind(kind),
        eq(registration.locked, false),
      ),
    )
    .returning();
  return stored ?? refuse(403, 'no registration under way');
};

/** After three wrong codes no others are sent. */
export const lockRegistration = async (db: Database, sessionHash: string) => {
  await db
    .update(registration)
    .set({ locked: true })
    .where(eq(registration.sessionHash, sessionHash));
};

/** Ends a registration. */
export const end = async (db: Database, sessionHash: string) => {
  await db.delete(registration).where(eq(registration.sessionHash, sessionHash));
};
