import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startAcquirer } from '../instances/acquirers.mjs';
import { tokenOf } from '../instances/merchant.mjs';
import { freePort } from '../instances/ports.mjs';
import { criteriaOf, monthsAgo } from '../load/criteria.mjs';
import { besideBefore } from './before.mjs';
import { keep, onPostgres, option, quantile } from './harness.mjs';

/**
 * npm run bench -- server [--rounds 25] [--requests 200]: processor time per request, beside a bare
 * Hono + pg handler with the same SQL (`bare.mjs`). They alternate on one PostgreSQL, in rounds so
 * short that other work on the machine slows both. Fails above the goal. `--before <commit>` compares requests a second with the edition of that commit instead.
 */
const rounds = Number(option('rounds') ?? 25);
const requests = Number(option('requests') ?? 200);
const commit = option('before');
const goal = 1.5;
const atOnce = 8;
/** Rounds until the code is compiled. */
const warming = 10;

const criteria = criteriaOf(monthsAgo(1));
const calls = {
  welcome: {},
  getTotalTransaction: criteria,
  getTransactionList: { ...criteria, orderBy: '', typeCall: 'X', page: 1 },
};

/** Nanoseconds that the threads of a process have run: Linux counts them for each thread. */
const processorMs = (pid) => {
  const threads = readdirSync(`/proc/${pid}/task`);
  const ran = (thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return threads.reduce((sum, thread) => sum + ran(thread), 0) / 1e6;
};

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const post = (port, alias, token) =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'session-id': 'server-bench',
      'content-type': 'application/json',
    };
    const path = `/api/${alias}`;
    const body = JSON.stringify(calls[alias]);
    headers['content-length'] = Buffer.byteLength(body);
    const sent = request(
      { port, path, headers, agent, method: 'POST', host: '127.0.0.1' },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(parts) }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Milliseconds of processor for one request, over many; each session has one under way. */
const measure = async ({ port, pid }, alias, tokens) => {
  let left = requests;
  const work = async (token) => {
    while (left-- > 0) {
      const { status } = await post(port, alias, token);
      if (status !== 200) throw new Error(`${alias}: ${status}`);
    }
  };
  const before = processorMs(pid);
  await Promise.all(tokens.map(work));
  return (processorMs(pid) - before) / requests;
};

const startBare = async (DATABASE_URL) => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.mjs')], {
    env: { PATH: process.env.PATH, DATABASE_URL, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', () => reject(new Error('the bare handler has ended')));
  });
  return { port, pid: child.pid, stop: () => child.kill() };
};

const median = (values) => quantile(values, 0.5);

const compare = async (product, bare, tokens) => {
  const lines = [];
  for (const alias of Object.keys(calls)) {
    const [ours, theirs] = await Promise.all(
      [product, bare].map(async ({ port }) =>
        JSON.parse((await post(port, alias, tokens[0])).body),
      ),
    );
    if (!isDeepStrictEqual(ours, theirs)) throw new Error(`${alias}: two different answers`);
    const figures = { product: [], bare: [] };
    for (let warm = 0; warm < warming; warm += 1)
      for (const one of [product, bare]) await measure(one, alias, tokens);
    for (let round = 0; round < rounds; round += 1) {
      figures.product.push(await measure(product, alias, tokens));
      figures.bare.push(await measure(bare, alias, tokens));
    }
    const [ms, bareMs] = [median(figures.product), median(figures.bare)];
    const ratio = median(figures.product.map((one, round) => one / figures.bare[round]));
    lines.push({ what: alias, ms, bareMs, ratio });
    process.stdout.write(
      `${alias}: ${ms.toFixed(2)} ms of processor a request, bare ${bareMs.toFixed(2)}, ratio ${ratio.toFixed(2)}\n`,
    );
  }
  return lines;
};

const runBeside = async (postgres) => {
  const figures = await besideBefore(commit, postgres, Number(option('rounds') ?? 5));
  keep('server-before', figures);
  const { users, now, before, ratio } = figures;
  process.stdout.write(
    `${users} users: ${now} requests a second, ${before} in ${commit}, ${ratio.toFixed(2)} times\n`,
  );
};

/** Filling the database is not measured, nor what it leaves in the memory of its process. */
const fill = async (environment) => {
  const acquirer = await startAcquirer(environment);
  await acquirer.seeded();
  await acquirer.end();
};

const run = async (postgres) => {
  const PORT = await freePort();
  const database = { DATABASE_URL: postgres.url, PORT: String(PORT), SEED_SCALE: '0.2' };
  const environment = { ...database, TRUST_PROXY: '0', DRAIN_SECONDS: '0' };
  await fill(environment);
  const acquirer = await startAcquirer(environment);
  const bare = await startBare(postgres.url);
  try {
    const session = () => tokenOf(`http://127.0.0.1:${PORT}`, 'grande01');
    const tokens = await Promise.all(Array.from({ length: atOnce }, session));
    const lines = await compare({ port: PORT, pid: acquirer.pid }, bare, tokens);
    keep('server', { goal, lines });
    if (lines.some(({ ratio }) => ratio > goal)) {
      process.stdout.write(`above the goal of ${goal}\n`);
      process.exitCode = 1;
    }
  } finally {
    agent.destroy();
    bare.stop();
    await acquirer.end();
  }
};

await onPostgres(commit === undefined ? run : runBeside);
