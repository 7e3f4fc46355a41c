import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAcquirer } from '../instances/acquirers.mjs';
import { freePort, until } from '../instances/ports.mjs';
import { postgresPrograms, startPostgres } from '../instances/postgres.mjs';
import { besideSlowOnes, logInAtOnce, uploadAtOnce } from './crowds.mjs';
import { browse, held } from './lists.mjs';

/** npm run load -- [embedded|postgresql] [--movements 1000000] [--seconds 15] */
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const movements = option('movements', 1_000_000);
const seconds = option('seconds', 15);
const wholeCompany = 310_000;
const engines = ['embedded', 'postgresql'].filter(
  (engine) =>
    !['embedded', 'postgresql'].some((one) => process.argv.includes(one)) ||
    process.argv.includes(engine),
);

const say = (what, figures) => {
  if (figures.errors > 0) process.exitCode = 1;
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${what}: ${text.join(', ')}\n`);
};

const run = async (engine, database) => {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const port = await freePort();
  const acquirer = await startAcquirer({
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    TRUST_PROXY: '0',
    SEED_SCALE: (movements / wholeCompany).toFixed(4),
    ...(database && { DATABASE_URL: database }),
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    const since = performance.now();
    await until(
      () => /completati/.test(acquirer.said()),
      () => 'not seeded',
      30,
    );
    say(engine, { movements, 'seeded in s': Math.round((performance.now() - since) / 1000) });
    say(`${engine}, ms that a call holds the loop`, await held(address));
    for (const users of [50, 200])
      say(`${engine}, ${users} users`, await browse(address, users, seconds));
    say(`${engine}, 1,000 logins at once`, await logInAtOnce(address, 1000));
    say(`${engine}, 300 slow clients`, await besideSlowOnes(address, 300));
    say(`${engine}, 10 replies of 24 MB at once`, await uploadAtOnce(address, acquirer.pid, 10));
  } finally {
    await acquirer.end();
    rmSync(folder, { recursive: true, force: true });
  }
};

for (const engine of engines) {
  if (engine === 'embedded') await run(engine);
  else if (postgresPrograms() === undefined) {
    process.stdout.write(
      'NOT RUN on PostgreSQL: this machine lacks it (Debian: apt-get install postgresql).\n',
    );
  } else {
    const server = await startPostgres();
    await run(engine, server.url).finally(server.stop);
  }
}
