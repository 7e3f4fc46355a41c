import { and, eq, isNull, sql } from 'drizzle-orm';
import { addDays, calendarDay } from '../clock';
import type { Database } from '../database/database';
import { pos, society } from '../point-of-sale/tables';
import { lockNow } from '../portal/login-failures';
import { hashPassword } from '../portal/passwords';
import { account } from '../portal/tables';
import { insertRows } from './insert';
import type { Place, SeedMerchant } from './merchant';
import { demoPassword, demoUsers, type SeedUser } from './users';

const columnsOf = ({ address, streetNumber, city }: Place) => ({ address, streetNumber, ...city });

/** The companies and their points of sale; those already there stay as they are. */
export const seedMerchants = async (db: Database, merchants: readonly SeedMerchant[]) => {
  const companies = merchants.map(({ code, vatNumber, name, place }) => ({
    code,
    vatNumber,
    name,
    ...columnsOf(place),
  }));
  const shops = merchants.flatMap((merchant) =>
    merchant.shops.map(({ code, sign, place }) => ({
      code,
      societyCode: merchant.code,
      sign,
      ...columnsOf(place),
    })),
  );
  await db.transaction(async (tx) => {
    await insertRows(tx, society, companies, sql`do nothing`);
    await insertRows(tx, pos, shops, sql`do nothing`);
  });
};

const expiryOf = (user: SeedUser, today: string) => addDays(today, user.passwordDays);

const create = async (db: Database, user: SeedUser, now: Date) => {
  const { shows: _, passwordDays: __, locked, ...columns } = user;
  await db
    .insert(account)
    .values({
      ...columns,
      passwordHash: await hashPassword(demoPassword),
      passwordExpiresOn: expiryOf(user, calendarDay(now)),
    })
    .onConflictDoNothing();
  if (locked) await lockNow(db, user.userId, now);
};

/** Whoever never changed the password keeps the days the demo promises, however long it has been. */
const renewExpiry = (db: Database, user: SeedUser, now: Date) =>
  db
    .update(account)
    .set({ passwordExpiresOn: expiryOf(user, calendarDay(now)) })
    .where(and(eq(account.userId, user.userId), isNull(account.passwordChangedOn)));

/** The demo users. Those already there keep what they have changed. */
export const seedUsers = async (db: Database, now: Date) => {
  const known = new Set(
    (await db.select({ userId: account.userId }).from(account)).map((row) => row.userId),
  );
  await Promise.all(
    demoUsers.map((user) =>
      known.has(user.userId) ? renewExpiry(db, user, now) : create(db, user, now),
    ),
  );
};
