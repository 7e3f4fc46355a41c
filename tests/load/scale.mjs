import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onPostgres } from '../bench/harness.mjs';
import { startAcquirer } from '../instances/acquirers.mjs';
import { tokenOf } from '../instances/merchant.mjs';
import { freePort } from '../instances/ports.mjs';
import { say } from '../instances/report.mjs';
import { simulateCountry } from './country.mjs';
import { criteriaOf, monthsAgo } from './criteria.mjs';
import { fillQuickly, fillUpTo } from './others.mjs';

/**
 * npm run bench -- scale [1 5 20]: a merchant's waiting times, beside so many million movements of
 * all merchants.
 */
const millions = process.argv.slice(2).map(Number).filter(Number.isFinite);
const sizes = millions.length > 0 ? millions : [1, 5, 20];
const tries = 25;
const goal = 1.3;

const criteria = criteriaOf(monthsAgo(1));
const list = (page, { typeCall = 'X', orderBy = '' } = {}) => ({
  ...criteria,
  orderBy,
  typeCall,
  page,
});
const find = (text, orderBy = '') => ['findMovements', { text, orderBy, typeCall: 'X', page: 1 }];

const asking = async (address) => {
  const headers = {
    authorization: `Bearer ${await tokenOf(address, 'azienda01')}`,
    'session-id': 'scale',
    'content-type': 'application/json',
  };
  return async (alias, body) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${address}/api/${alias}`, init);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) throw new Error(`${alias}: ${response.status} ${bytes}`);
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(bytes) : bytes;
  };
};

const questionsOf = async (ask) => {
  const { count } = await ask('getTotalTransaction', criteria);
  const statements = { month: '', orderBy: '-date', page: 1, filter: '' };
  const { accountListItems } = await ask('SEARCH_ACCOUNT_BALANCE', statements);
  const { branchCode, date } = accountListItems[0];
  const { transactionList } = await ask('getTransactionList', list(1));
  const [{ autorization, summary, pos }] = transactionList;
  const last = Math.ceil(count / 60);
  return {
    total: ['getTotalTransaction', criteria],
    'first page': ['getTransactionList', list(1)],
    'deepest page': ['getTransactionList', list(last)],
    'sorted by amount': ['getTransactionList', list(1, { orderBy: '-amount' })],
    'sorted, deepest page': ['getTransactionList', list(last, { orderBy: '+amount' })],
    statistics: ['GET_STATISTICS', { orderBy: '+sequence', codPos: '', period: 'm' }],
    export: ['getTransactionList', list(1, { typeCall: 'C' })],
    'find an amount': find('44,50'),
    'find a card': find('4711'),
    'find an authorization': find(autorization),
    'find a reference': find(summary),
    'find a POS, sorted by amount': find(pos, '-amount'),
    statement: ['GET_PDF_ACCOUNT_BALANCE', { branchCode, date }],
  };
};

/** The number of database pages read so far; the figures are a moment late. */
const pagesRead = async (client) => {
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query(
    'select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0].pages);
};

const settled = async (client) => {
  for (let last = -1, now = await pagesRead(client); ; last = now, now = await pagesRead(client)) {
    if (now - last < 100) return now;
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
};

/**
 * The lowest time of some tries, because others use the machine too, and the pages that each of
 * them read.
 */
const measure = async (client, ask, [alias, body]) => {
  await ask(alias, body);
  const took = [];
  const before = await settled(client);
  for (let index = 0; index < tries; index += 1) {
    const since = performance.now();
    await ask(alias, body);
    took.push(performance.now() - since);
  }
  const pages = ((await settled(client)) - before) / tries;
  took.sort((one, other) => one - other);
  return { least: took[0], median: took[Math.floor(tries / 2)], pages };
};

const ratio = (value, base) => (value / base).toFixed(2);

const printFigures = (size, figures, base) => {
  for (const [name, { least, median, pages }] of Object.entries(figures)) {
    const than = base[name];
    say(
      `${size} million, ${name}: least ${least.toFixed(1)} ms (x ${ratio(least, than.least)}), median ${median.toFixed(1)} ms ` +
        `(x ${ratio(median, than.median)}), ${Math.round(pages)} pages (x ${ratio(pages, than.pages)})`,
    );
    if (pages / than.pages > goal) {
      say(`  more than ${goal} times the pages`);
      process.exitCode = 1;
    }
  }
};

const run = async (url) => {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  const port = await freePort();
  const acquirer = await startAcquirer({
    PORT: String(port),
    DATA_DIR: folder,
    TRUST_PROXY: '0',
    DATABASE_URL: url,
    SEED_SCALE: '0.001',
  });
  const client = new pg.Client(url);
  try {
    await client.connect();
    await acquirer.seeded();
    await fillQuickly(client);
    let base;
    let last;
    let movements = 0;
    for (const size of sizes) {
      const since = performance.now();
      movements = await fillUpTo(client, size * 1_000_000, say);
      say(`${movements} movements, filled in ${Math.round((performance.now() - since) / 1000)} s`);
      // To fill a database takes longer than an unused session lasts.
      const ask = await asking(`http://127.0.0.1:${port}`);
      const figures = {};
      for (const [name, question] of Object.entries(await questionsOf(ask)))
        figures[name] = await measure(client, ask, question);
      base ??= figures;
      last = figures;
      printFigures(size, figures, base);
    }
    const { rows } = await client.query(
      'select pg_database_size(current_database())::float8 as size',
    );
    const bytes = rows[0].size / movements;
    say(
      `the database: ${(rows[0].size / 1e9).toFixed(1)} GB, ${Math.round(bytes)} bytes a movement`,
    );
    await simulateCountry({ callMs: last['first page'].least, bytes }, say);
  } finally {
    await client.end();
    await acquirer.end();
    rmSync(folder, { recursive: true, force: true });
  }
};

await onPostgres(({ url }) => run(url));
