import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';

const acquirer = acquirerOfTests({}, { small: 0 });

const seenAt = async () => {
  const { rows } = await acquirer.services.db.execute<{ seen: Date }>(
    sql`select max(seen_at) as seen from session`,
  );
  return new Date(rows[0]?.seen ?? 0).getTime();
};

const minute = 60_000;

test('a session is noted as seen once a minute, and lasts as long as it is used', async () => {
  const token = await acquirer.tokenOf('azienda01');
  const begun = await seenAt();
  acquirer.pass(minute - 1);
  await acquirer.call('welcome', {}, token);
  expect(await seenAt()).toBe(begun);
  acquirer.pass(1);
  await acquirer.call('welcome', {}, token);
  expect(await seenAt()).toBe(begun + minute);
  for (const _ of [1, 2, 3]) {
    acquirer.pass(29 * minute);
    await acquirer.call('welcome', {}, token);
  }
  acquirer.pass(30 * minute);
  expect((await acquirer.post('welcome', {}, token)).status).toBe(401);
});

test('nothing that changes with each note is in an index', async () => {
  const { rows } = await acquirer.services.db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where tablename = 'session' and schemaname = current_schema()`,
  );
  expect(rows.map(({ indexdef }) => indexdef).join()).not.toContain('seen_at');
});

test('a long answer is compressed for those who take it, a short one and one to be repeated are not', async () => {
  const token = await acquirer.tokenOf('azienda01');
  const ask = async (alias: string, body: unknown, accepted: string) => {
    const answer = await acquirer.post(alias, body, token, { 'accept-encoding': accepted });
    return [answer.headers.get('content-encoding'), answer.headers.get('vary')];
  };
  const points = { orderBy: '', page: 1, filter: '' };
  expect(await ask('searchPointOfSales', points, 'gzip, br')).toEqual(['gzip', 'Accept-Encoding']);
  expect(await ask('searchPointOfSales', points, 'br, *;q=0')).toEqual([null, 'Accept-Encoding']);
  expect(await ask('searchPointOfSales', points, 'gzip;q=0')).toEqual([null, 'Accept-Encoding']);
  expect(await ask('welcome', {}, 'gzip')).toEqual([null, null]);
});
