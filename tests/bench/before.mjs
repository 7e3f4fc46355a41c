import { startAcquirer } from '../instances/acquirers.mjs';
import { createDatabase } from '../instances/database.mjs';
import { buildEdition } from '../instances/edition.mjs';
import { freePort } from '../instances/ports.mjs';
import { browse } from '../load/lists.mjs';
import { quantile } from './harness.mjs';

const users = 50;
const seconds = 10;

const median = (values) => quantile(values, 0.5);

const started = async (DATABASE_URL, folder) => {
  const PORT = String(await freePort());
  const usual = { DATABASE_URL, PORT, TRUST_PROXY: '0', DRAIN_SECONDS: '0', SEED_SCALE: '1' };
  const acquirer = await startAcquirer(usual, folder);
  await acquirer.seeded();
  return { address: `http://127.0.0.1:${PORT}`, end: () => acquirer.end() };
};

const perSecond = async ({ address }) => {
  const { 'requests/s': answered, errors } = await browse(address, users, seconds);
  if (errors > 0) throw new Error(`${errors} errors`);
  return answered;
};

/**
 * Requests a second of 50 users on PostgreSQL, of this edition and of that of a commit. They
 * alternate on one server, each with a database filled by itself.
 */
export const besideBefore = async (commit, { url }, rounds) => {
  const edition = buildEdition(commit);
  const running = [];
  try {
    for (const [name, folder] of [
      ['now', undefined],
      ['before', edition.folder],
    ]) {
      const database = await createDatabase(url, name);
      running.push(await started(database, folder));
    }
    const figures = [[], []];
    for (let round = 0; round < rounds; round += 1)
      for (const [index, one] of running.entries()) figures[index].push(await perSecond(one));
    const [now, before] = figures.map(median);
    return { users, commit, now, before, ratio: now / before };
  } finally {
    for (const one of running) await one.end();
    edition.remove();
  }
};
