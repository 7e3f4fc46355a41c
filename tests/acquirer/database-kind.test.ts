import { afterEach, describe, expect, test } from 'vitest';
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
