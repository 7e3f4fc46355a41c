import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPostgres, option } from '../bench/harness.mjs';
import { startAcquirer } from '../instances/acquirers.mjs';
import { freePort } from '../instances/ports.mjs';
import { atOnce, besideOthers } from './bystander.mjs';
import { besideSlowOnes, logInAtOnce, uploadAtOnce } from './crowds.mjs';
import { browse, held } from './lists.mjs';

/** npm run bench -- load [embedded|postgresql] [--movements 1000000] [--seconds 15] [--only held|users|logins|slow|replies|bystander] */
const movements = Number(option('movements') ?? 1_000_000);
const seconds = Number(option('seconds') ?? 15);
const wholeCompany = 310_000;
const parts = ['held', 'users', 'logins', 'slow', 'replies', 'bystander'];
const only = option('only');
if (only !== undefined && !parts.includes(only)) {
  process.stderr.write(`Which part? One of ${parts.join(', ')}, not ${only}\n`);
  process.exit(1);
}
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
    await acquirer.seeded();
    say(engine, { movements, 'seeded in s': Math.round((performance.now() - since) / 1000) });
    const part = async (name, what, measure) => {
      if (only === undefined || only === name) say(`${engine}, ${what}`, await measure());
    };
    await part('held', 'ms that a call holds the loop', () => held(address));
    for (const users of [50, 200])
      await part('users', `${users} users`, () => browse(address, users, seconds));
    await part('logins', '1,000 logins at once', () => logInAtOnce(address, 1000));
    await part('slow', '300 slow clients', () => besideSlowOnes(address, 300));
    const replies = () => uploadAtOnce(address, acquirer.pid, 10);
    await part('replies', '10 replies of 24 MB at once', replies);
    if (only === undefined || only === 'bystander')
      for (const [what, figures] of await besideOthers(address, seconds, engine))
        say(`${engine}, another merchant's welcome beside ${atOnce} ${what}`, figures);
  } finally {
    await acquirer.end();
    rmSync(folder, { recursive: true, force: true });
  }
};

for (const engine of engines) {
  if (engine === 'embedded') await run(engine);
  else await onPostgres(({ url }) => run(engine, url));
}
