import { eq, sql } from 'drizzle-orm';
import { clearFailures, lockNow } from '../../server/accounts/login-failures';
import { type Account, account } from '../../server/accounts/tables';
import { addDays, calendarDay } from '../../server/common/clock';
import { hashPassword, type PasswordCost } from '../../server/common/passwords';
import type { Database } from '../../server/database/database';
import { pos, society } from '../../server/merchants/tables';
import type { Place, SeedMerchant } from '../generator/merchant';
import { demoPassword, demoUsers, type SeedUser, shopUsers } from '../users';
import { insertRows } from './insert';

const columnsOf = ({ address, streetNumber, city }: Place) => ({ address, streetNumber, ...city });

const companyRow = ({ code, vatNumber, name, place }: SeedMerchant) => ({
  code,
  vatNumber,
  name,
  ...columnsOf(place),
});

const shopRows = (merchant: SeedMerchant) =>
  merchant.shops.map(({ code, sign, place }) => ({
    code,
    societyCode: merchant.code,
    sign,
    ...columnsOf(place),
  }));

/** The companies and their points of sale; those already there stay as they are. */
export const seedMerchants = async (db: Database, merchants: readonly SeedMerchant[]) => {
  const rows = await db.select({ code: society.code }).from(society);
  const known = new Set(rows.map((row) => row.code));
  const missing = merchants.filter((merchant) => !known.has(merchant.code));
  await db.transaction(async (tx) => {
    await insertRows(tx, society, missing.map(companyRow), sql`do nothing`);
    await insertRows(tx, pos, missing.flatMap(shopRows), sql`do nothing`);
  });
};

const expiryOf = (user: SeedUser, today: string) => addDays(today, user.passwordDays);

const create = async (db: Database, user: SeedUser, now: Date, cost: PasswordCost) => {
  const { shows: _, passwordDays: __, ebox: ___, locked, ...columns } = user;
  await db
    .insert(account)
    .values({
      ...columns,
      passwordHash: await hashPassword(demoPassword, cost),
      passwordExpiresOn: expiryOf(user, calendarDay(now)),
      demo: true,
    })
    .onConflictDoNothing();
  if (locked) await lockNow(db, user.userId, now);
};

/** A user who never changed the password keeps the days the demo promises, whatever the date. */
const renewExpiry = (db: Database, user: SeedUser, now: Date) => {
  const passwordExpiresOn = expiryOf(user, calendarDay(now));
  return db.update(account).set({ passwordExpiresOn }).where(eq(account.userId, user.userId));
};

const renewedToday = (user: SeedUser, known: Account, now: Date) =>
  known.passwordChangedOn !== null || known.passwordExpiresOn === expiryOf(user, calendarDay(now));

const allUsers = [...demoUsers, ...shopUsers];

/**
 * The demo users. Those already there keep what they have changed; one that was locked by mistake
 * is unlocked by starting again.
 */
export const seedUsers = async (db: Database, now: Date, cost: PasswordCost) => {
  const accounts = new Map((await db.select().from(account)).map((row) => [row.userId, row]));
  await Promise.all(
    allUsers.map((user) => {
      const known = accounts.get(user.userId);
      if (!known) return create(db, user, now, cost);
      return renewedToday(user, known, now) ? undefined : renewExpiry(db, user, now);
    }),
  );
  await clearFailures(
    db,
    allUsers.filter((user) => !user.locked).map((user) => user.userId),
  );
};
