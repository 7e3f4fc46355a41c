import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root, runTool, stopWith } from './install.mjs';
import { explanations, weigh } from './mutants/explained.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

const filesIn = (folder, suffix) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(folder, file));

const flowOf = (chart) => chart.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const tables = filesIn('tests/tables', '.test.ts');
const charts = filesIn('machines', '.machine.ts');
const tableOf = (flow) => tables.find((file) => basename(file, '.test.ts') === flow);
const fileOf = (chart) => charts.find((file) => basename(file, '.machine.ts') === flowOf(chart));

const args = process.argv.slice(2);
const listing = args.includes('--list');
const flows = args.filter((arg) => !arg.startsWith('--'));

const unknown = flows.filter((flow) => tableOf(flow) === undefined);
if (unknown.length > 0) stopWith(`No table in tests/tables is about: ${unknown.join(', ')}`);

const reports = mkdtempSync(join(tmpdir(), 'mutants-'));

/** Output and errors of a broken chart, after the test that noticed it, are noise. */
const unlistened = ['--silent', '--dangerouslyIgnoreUnhandledErrors'];

/** Runs the tables against the broken charts, and returns the result for each chart. */
const trials = () => {
  const status = runTool(
    'vitest/vitest.mjs',
    ['run', ...unlistened, '--project', 'mutants', '--reporter=dot', ...flows.map(tableOf)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        MUTANTS_REPORTS: reports,
        ...(listing ? { MUTANTS_LISTED: '1' } : {}),
      },
    },
  );
  const results = readdirSync(reports).flatMap((file) =>
    JSON.parse(readFileSync(join(reports, file), 'utf8')),
  );
  rmSync(reports, { recursive: true });
  if (status !== 0)
    stopWith('The tables are red, or did not run, with the charts as they are: see `npm test`.');
  return results.sort((one, other) => one.chart.localeCompare(other.chart));
};

const list = () => {
  for (const { chart, alive } of trials())
    for (const { state, broken } of alive) say(`${chart} | ${state} | ${broken}`);
};

const notTried = (results) => {
  const tried = results.map(({ chart }) => flowOf(chart));
  return charts.filter((file) => !tried.includes(basename(file, '.machine.ts')));
};

const lineOf = ({ chart, tried, alive }, { unexplained, pointless }) => {
  const killed = tried - alive.length;
  const explained = alive.length - unexplained.length;
  say(
    `${chart}: ${tried} tried, ${killed} killed, ${explained} explained, ${unexplained.length} surviving`,
  );
  for (const { state, broken } of unexplained)
    say(`  survives in ${fileOf(chart)}: ${JSON.stringify({ chart, state, broken })}`);
  for (const { state, broken } of pointless)
    say(`  scripts/mutants/explained.json explains what does not survive: ${state} | ${broken}`);
  return { tried, killed, explained, surviving: unexplained.length, pointless: pointless.length };
};

const total = (sums, name) => sums.reduce((sum, each) => sum + each[name], 0);

const tryAll = () => {
  const started = Date.now();
  const explained = explanations();
  const results = trials();
  const sums = results.map((result) => {
    const { chart } = result;
    const survivors = result.alive.map((mutant) => ({ chart, ...mutant }));
    const words = explained.filter((each) => each.chart === chart);
    return lineOf(result, weigh(survivors, words));
  });
  const forgotten = flows.length > 0 ? [] : notTried(results);
  const strangers =
    flows.length > 0 ? [] : explained.filter(({ chart }) => fileOf(chart) === undefined);
  for (const file of forgotten) say(`No table in tests/tables is about ${file}`);
  for (const { chart } of strangers)
    say(`scripts/mutants/explained.json explains a chart that is not: ${chart}`);
  say(
    `\n${total(sums, 'tried')} tried, ${total(sums, 'killed')} killed, ${total(sums, 'explained')} explained, ` +
      `${total(sums, 'surviving')} surviving, in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  const wrong =
    total(sums, 'surviving') + total(sums, 'pointless') + forgotten.length + strangers.length;
  process.exitCode = wrong > 0 ? 1 : 0;
};

if (listing) list();
else tryAll();
