import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../acquirer/server/accounts/tables';
import type { Database } from '../../acquirer/server/database/database';
import { watchStandby } from '../../acquirer/server/database/standby';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';

let primary: TestAcquirer;
let replica: TestAcquirer;
beforeAll(async () => {
  [primary, replica] = [await openTestAcquirer(), await openTestAcquirer()];
  // The difference between the two: the replica does not have the movements of this company yet.
  await replica.services.db.execute(sql`delete from movement where society_code in
    (select society_code from account where user_id = 'azienda01')`);
});
afterAll(() => Promise.all([primary.close(), replica.close()]));

let holds: (position: number) => boolean;
let portal: ReturnType<TestAcquirer['setOtherwise']>;
let token: string;
beforeEach(async () => {
  holds = () => true;
  const standby = { db: replica.services.db, holds: (position: number) => holds(position) };
  portal = primary.setOtherwise({}, { standbys: [standby] });
  token = await portal.tokenOf('azienda01');
});

const criteria = {
  ...{ day: '', minAmount: '', maxAmount: '', minNetAmount: '', maxNetAmount: '' },
  ...{ month: '202602', codPos: '', pos: '', closedOnly: '' },
};

const counted = async () =>
  (await portal.call<{ count: number }>('getTotalTransaction', criteria, token)).count;

describe('a list', () => {
  test('is read from a standby that is near enough, otherwise from the primary', async () => {
    expect(await counted()).toBe(0);
    holds = () => false;
    expect(await counted()).toBeGreaterThan(0);
  });

  test('is read from the primary where the standby fails', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const db = replica.services.db;
    let isGone = false;
    const failing = new Proxy(db, {
      get: (target, name) => {
        if (isGone && name === 'select') throw gone;
        return Reflect.get(target, name);
      },
    });
    portal = primary.setOtherwise({}, { standbys: [{ db: failing, holds: () => true }] });
    isGone = true;
    expect(await counted()).toBeGreaterThan(0);
  });

  test('is read from the primary until the standby has what this session has written', async () => {
    holds = (position) => position === 0;
    const other = await portal.tokenOf('azienda01');
    const email = { email: 'nuova@esempio.it' };
    expect((await portal.post('updateEmail', email, token)).status).toBe(200);
    expect(await counted()).toBeGreaterThan(0);
    token = other;
    expect(await counted()).toBe(0);
    const [written] = await primary.services.db
      .select({ to: session.writtenTo })
      .from(session)
      .where(eq(session.userId, 'azienda01'))
      .orderBy(sql`written_to desc`)
      .limit(1);
    const { rows } = await primary.services.db.execute<{ now: number }>(
      sql`select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as now`,
    );
    expect(written?.to).toBeGreaterThan(0);
    expect(written?.to).toBeLessThanOrEqual(rows[0]?.now ?? 0);
  });
});

describe('a standby', () => {
  const lagMs = 120;
  const standbyThat = (replayed: () => number | null) =>
    ({ execute: async () => ({ rows: [{ position: replayed() }] }) }) as unknown as Database;
  const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  test('is out of use once it lags, and in use again once it has caught up', async () => {
    let [written, replayed]: (number | null)[] = [10, 10];
    const standby = watchStandby(
      standbyThat(() => replayed ?? null),
      async () => written ?? 0,
      { lagMs, watchMs: 5 },
    );
    await soon(60);
    expect([standby.holds(0), standby.holds(10), standby.holds(11)]).toEqual([true, true, false]);
    written = 20;
    await soon(40);
    expect(standby.holds(10)).toBe(true);
    await expect.poll(() => standby.holds(10)).toBe(false);
    replayed = 20;
    await expect.poll(() => standby.holds(20)).toBe(true);
    await standby.stop();
  });

  test.each([
    ['has become a primary', () => null],
    [
      'no longer answers',
      () => {
        throw new Error('gone');
      },
    ],
  ])('that %s is out of use', async (_, replayed) => {
    let answer: () => number | null = () => 10;
    const standby = watchStandby(
      standbyThat(() => answer()),
      async () => 10,
      { lagMs, watchMs: 5 },
    );
    await expect.poll(() => standby.holds(10)).toBe(true);
    answer = replayed;
    await expect.poll(() => standby.holds(10)).toBe(false);
    await standby.stop();
  });
});
