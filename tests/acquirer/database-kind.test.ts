import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { demoUsers, shopUsers } from '../../acquirer/demo/users';
import { assertKind } from '../../acquirer/server/database/kind';
import { migrate } from '../../acquirer/server/database/migrate';
import { openTestAcquirer } from './support/acquirer';
import type { TestDatabase } from './support/database';
import { openTestDatabase } from './support/database';

let database: TestDatabase;
afterEach(() => database.close());

const isDemo =
  /^Il database è dimostrativo: .* Avviare con DEMO=1, oppure indicare un database nuovo\.$/;
const isReal =
  /^Il database non è dimostrativo .* Avviare con DEMO=0, oppure indicare un database nuovo\.$/;

describe('a new database', () => {
  test.each([
    ['a demonstration', 'demo', 'real', isDemo],
    ['real', 'real', 'demo', isReal],
  ] as const)(
    'is %s for good, and refused with a sentence as the other',
    async (_, kind, other, sentence) => {
      database = await openTestDatabase();
      await migrate(database.db);
      await assertKind(database.db, kind);
      await assertKind(database.db, kind);
      await expect(assertKind(database.db, other)).rejects.toThrow(sentence);
      await assertKind(database.db, kind);
    },
  );

  test('is one or the other, also when two processes start on it together', async () => {
    database = await openTestDatabase();
    await migrate(database.db);
    const starts = [assertKind(database.db, 'demo'), assertKind(database.db, 'real')];
    const ended = await Promise.allSettled(starts);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

const company = (code: string) => sql`insert into society
  (code, vat_number, name, address, street_number, zip, city, district)
  values (${code}, lpad(${code}, 11, '0'), 'Bar', 'Via Roma', '1', '20121', 'Milano', 'MI')`;

const user = (userId: string, code: string) => sql`insert into account
  (user_id, password_hash, password_expires_on, user_type, society_code, name, surname)
  values (${userId}, 'x', '2030-01-01', 'S', ${code}, '', '')`;

describe('a database of before there was a mark', () => {
  /** A database of an earlier version, with these companies and users. */
  const before = async (companies: readonly string[], users: readonly [string, string][]) => {
    database = await openTestDatabase();
    const { db } = database;
    await migrate(db);
    await db.execute(sql`drop table database_kind`);
    await db.execute(sql`alter table account drop column demo`);
    await db.execute(sql`delete from migration where name = '0012_kind.sql'`);
    for (const code of companies) await db.execute(company(code));
    for (const [userId, code] of users) await db.execute(user(userId, code));
    await db.execute(sql`insert into session (token_hash, user_id, opened_at, seen_at)
      select user_id, user_id, now(), now() from account`);
    await migrate(db);
    return db;
  };
  const sessionsIn = async () =>
    (await database.db.execute(sql`select user_id from session order by 1`)).rows;

  test('is a demonstration where it holds the companies of the demo alone', async () => {
    const db = await before(
      ['1000000001'],
      [
        ['azienda01', '1000000001'],
        ['nuovo', '1000000001'],
      ],
    );
    await assertKind(db, 'demo');
    await expect(assertKind(db, 'real')).rejects.toThrow(isDemo);
    expect(await sessionsIn()).toEqual([{ user_id: 'azienda01' }, { user_id: 'nuovo' }]);
  });

  test('is real where the demo was started on it by mistake, and its users are marked and out', async () => {
    const db = await before(
      ['1000000001', '4000000001'],
      [
        ['azienda01', '1000000001'],
        ['vero', '4000000001'],
      ],
    );
    await assertKind(db, 'real');
    const { rows } = await db.execute(sql`select user_id, demo from account order by 1`);
    expect(rows).toEqual([
      { user_id: 'azienda01', demo: true },
      { user_id: 'vero', demo: false },
    ]);
    expect(await sessionsIn()).toEqual([{ user_id: 'vero' }]);
  });

  test('is real without users of the demo, and undecided while it is empty', async () => {
    await assertKind(await before(['1000000001'], [['vero', '1000000001']]), 'real');
    await database.close();
    await assertKind(await before([], []), 'demo');
  });

  test('every user of the demo is known as such', async () => {
    const users = [...demoUsers, ...shopUsers].map(
      ({ userId, societyCode }) => [userId, societyCode] as [string, string],
    );
    const db = await before([...new Set(users.map(([, code]) => code))], users);
    const { rows } = await db.execute(sql`select user_id from account where not demo`);
    expect(rows).toEqual([]);
  });
});

describe('where the demo is off', () => {
  test('its users are as unknown as an invented one, with the right password too', async () => {
    const acquirer = await openTestAcquirer({}, { small: 0 });
    database = { db: acquirer.services.db, close: () => acquirer.close() };
    const { logIn } = acquirer.setOtherwise({ demoUsers: false });
    const answers = async (userId: string) => [
      await logIn(userId),
      await logIn(userId),
      await logIn(userId),
      await logIn(userId),
    ];
    expect(await answers('AZIENDA01')).toEqual(await answers('inventato77'));
    expect(await acquirer.logIn('negozio01')).toEqual({ code: expect.any(String) });
  });
});
