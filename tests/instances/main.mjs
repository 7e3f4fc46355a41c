import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startAcquirer } from './acquirers.mjs';
import { behindNginx } from './behind-nginx.mjs';
import { addressOf, ask, createDatabase } from './database.mjs';
import { hasHaproxy, startHaproxy } from './haproxy.mjs';
import { startLoad } from './load.mjs';
import { exchange, logIn } from './merchant.mjs';
import { hasPgbouncer, startPgbouncer } from './pgbouncer.mjs';
import { freePort, until } from './ports.mjs';
import { postgresPrograms, restoreAs, startPostgres, startReplica } from './postgres.mjs';
import { check, checkLoad, say, sum } from './report.mjs';
import { withStandby } from './standbys.mjs';

const root = join(import.meta.dirname, '../..');
const missing = () => [
  ...(postgresPrograms() ? [] : ['postgresql']),
  ...(hasHaproxy() ? [] : ['haproxy']),
];

const tables = [
  'society',
  'pos',
  'account',
  'settlement',
  'movement',
  'movement_sum',
  'settlement_sum',
  'adjustment',
  'statement',
  'unpaid',
  'ebox',
  'ebox_manager',
  'ebox_manager_pos',
  'dispute_case',
  'case_event',
  'attachment',
  'migration',
];

const rowsIn = async (url) => {
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
  const { rows } = await ask(url, `select ${counts.join(', ')}`);
  return JSON.stringify(rows[0]);
};

const usual = (DATABASE_URL, PORT, others = {}) => ({
  DATABASE_URL,
  PORT: String(PORT),
  DATA_DIR: '/nonexistent',
  ...others,
});

const startingTogether = async (url) => {
  const alone = await createDatabase(url, 'alone');
  const one = await startAcquirer(usual(alone, await freePort(), { SEED_SCALE: '0.05' }));
  await one.seeded();
  await one.end();
  const expected = await rowsIn(alone);
  for (const round of [1, 2, 3]) {
    const shared = await createDatabase(url, `shared${round}`);
    const ports = [await freePort(), await freePort()];
    const limits = { SEED_SCALE: '0.05', LOGINS_PER_MINUTE: '60' };
    const both = await Promise.all(ports.map((port) => startAcquirer(usual(shared, port, limits))));
    await until(
      () => both.some((it) => /completati/.test(it.output())),
      () => 'not seeded',
    );
    check(
      `two processes that start together on an empty database fill it as one does (${round})`,
      (await rowsIn(shared)) === expected,
    );
    if (round === 1) await sharedLimit(ports);
    check(
      'both end with 0 when asked',
      (await Promise.all(both.map((it) => it.end()))).join() === '0,0',
    );
  }
};

const sharedLimit = async (ports) => {
  const asked = Array.from({ length: 150 }, (_, index) =>
    exchange(`http://127.0.0.1:${ports[index % 2]}`, 'no-code'),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  const admitted = statuses.filter((status) => status !== 429).length;
  check(
    'a limit of 60 a minute lets 60 of 150 through two processes',
    admitted === 60,
    `${admitted}`,
  );
};

const backup = async (url) => {
  const restored = await createDatabase(url, 'restored');
  restoreAs(addressOf(url, 'portal'), restored);
  const [before, after] = [await rowsIn(addressOf(url, 'portal')), await rowsIn(restored)];
  const one = await startAcquirer(usual(restored, await freePort()));
  check('a backup is restored with every row, and an acquirer starts on it', before === after);
  await one.end();
};

const behindPgbouncer = async (primary) => {
  if (!hasPgbouncer())
    return say('NOT RUN: this machine lacks pgbouncer (Debian: apt-get install pgbouncer).');
  await createDatabase(primary.url, 'pooled');
  const pooler = await startPgbouncer(primary);
  const url = `postgresql://postgres@127.0.0.1:${pooler.port}/pooled`;
  const ports = [await freePort(), await freePort()];
  const both = await Promise.all(
    ports.map((port) => startAcquirer(usual(url, port, { NAMED_STATEMENTS: '0' }))),
  );
  const address = `http://127.0.0.1:${ports[0]}`;
  const load = await startLoad(address, { replies: 10 });
  await load.goOn(600);
  await checkLoad('behind PgBouncer, a transaction at a time', load, address, false);
  await Promise.all(both.map((one) => one.end()));
  await pooler.stop();
};

const lockOutRace = async (address) => {
  for (const user of ['negozio01', 'inventato77']) {
    const guesses = Array.from({ length: 40 }, (_, index) =>
      logIn(address, user, `sbagliata${index}A`),
    );
    const open = (await Promise.all(guesses)).filter((query) => !('locked' in query)).length;
    const right = await logIn(address, user);
    check(
      `40 wrong passwords at once lock ${user} at the third, through both`,
      open === 2 && right.locked === 'true',
      `${open} before the lock`,
    );
  }
};

const rollingRestart = async (address, acquirers, environments) => {
  const load = await startLoad(address);
  await load.goOn();
  for (const index of [0, 1, 0, 1]) {
    const code = await acquirers[index].end();
    if (code !== 0) check('a process ends with 0', false, `${code}`);
    acquirers[index] = await startAcquirer(environments[index]);
    await wait(2000);
    await load.goOn();
  }
  await checkLoad('four restarts, one after the other', load, address, false);
};

const suddenDeath = async (address, acquirers, environments) => {
  const load = await startLoad(address, { replies: 25 });
  await load.goOn();
  for (const index of [0, 1]) {
    await acquirers[index].end('SIGKILL');
    await load.goOn();
    acquirers[index] = await startAcquirer(environments[index]);
    await load.goOn();
  }
  await checkLoad('each process killed once', load, address, true);
};

/** Without the replies that were cut off: for 20 seconds more they are refused with 409, as under way. */
const failuresOf = ({ seen }) => seen.failed.filter((one) => one !== 'status 409').length;

const failOver = async (address, acquirers, primary, replica) => {
  const load = await startLoad(address, { replies: 25 });
  await load.goOn();
  const since = performance.now();
  await primary.kill();
  replica.promote();
  await ask(replica.url, "alter system set synchronous_standby_names = ''");
  await ask(replica.url, 'select pg_reload_conf()');
  await until(
    async () => (await Promise.all(acquirers.map((one) => one.isReady()))).every(Boolean),
    () => 'the acquirers are not ready again',
  );
  const back = Math.round(performance.now() - since);
  await wait(3000);
  const before = failuresOf(load);
  await load.goOn(400);
  check(
    'the acquirers find the promoted replica by themselves',
    failuresOf(load) === before,
    `ready ${back} ms after the primary was killed`,
  );
  await checkLoad('the primary killed, the replica promoted', load, address, true);
};

const suite = async (url) => {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    TEST_DATABASE_URL: await createDatabase(url, 'suite'),
  };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=minimal', 'tests/acquirer'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  check('the suite of the acquirer on PostgreSQL', status === 0);
};

const instances = async (stopped) => {
  const later = (one) => {
    stopped.push(one);
    return one;
  };
  const primary = later(await startPostgres());
  say(`PostgreSQL on 127.0.0.1:${primary.port}`);
  if (process.argv.includes('--suite')) return suite(primary.url);
  if (isStandbysAlone) return withStandby(primary, check, later);
  if (!process.argv.includes('--quick')) await startingTogether(primary.url);
  await behindPgbouncer(primary);
  const replica = later(
    await startReplica(primary, async (statement) => (await ask(primary.url, statement)).rowCount),
  );
  const [port, first, second, databasePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  await createDatabase(primary.url, 'portal');
  later(
    await startHaproxy({
      port,
      acquirers: [first, second],
      databasePort,
      databases: [primary.port, replica.port],
    }),
  );
  const url = `postgresql://postgres@127.0.0.1:${databasePort}/portal`;
  const environments = [first, second].map((one) => usual(url, one));
  const acquirers = await Promise.all(environments.map((one) => startAcquirer(one)));
  later({ stop: () => Promise.all(acquirers.map((one) => one.end('SIGKILL'))) });
  const address = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(`${address}/readyz`).catch(() => ({ status: 0 }))).status === 200,
    () => 'no portal',
  );
  await lockOutRace(address);
  await backup(primary.url);
  await rollingRestart(address, acquirers, environments);
  await suddenDeath(address, acquirers, environments);
  await failOver(address, acquirers, primary, replica);
};

/** `--nginx` and `--standbys` need nothing else. */
const isNginxAlone = process.argv.includes('--nginx');
const isStandbysAlone = process.argv.includes('--standbys');
const lacking = isNginxAlone || (isStandbysAlone && postgresPrograms()) ? [] : missing();
if (lacking.length > 0) {
  say(
    `NOT RUN: this machine lacks ${lacking.join(' and ')} (Debian: apt-get install ${lacking.join(' ')}).`,
  );
} else {
  const stopped = [];
  try {
    if (!isStandbysAlone) await behindNginx(say, check);
    if (!isNginxAlone) await instances(stopped);
  } finally {
    for (const one of stopped.reverse()) await one.stop();
  }
  sum();
}
