import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, runTool, stopWith } from './install.mjs';

/**
 * npm run faults [-- --part 2/4]: every call in every state that makes it, with every fault, on the
 * rendered screen. Part 1 starts a new count; the sums cover the parts run since.
 */
const say = (line) => process.stdout.write(`${line}\n`);

const at = process.argv.indexOf('--part');
const part = at < 0 ? '1/1' : (process.argv[at + 1] ?? '');
const [, number, parts] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(part) ?? []).map(Number);
if (!(number <= parts)) stopWith(`Which part? For example --part 2/4, not ${part}`);

install();
const folder = join(root, 'coverage', 'faults');
if (number === 1) rmSync(folder, { recursive: true, force: true });
const status = runTool('vitest/vitest.mjs', ['run', 'tests/faults/matrix', '--reporter=dot'], {
  env: { ...process.env, FAULTS: 'all', FAULTS_PART: part, NODE_ENV: 'test' },
});

const results = readdirSync(folder)
  .filter((file) => file.includes(`-of-${parts}-`))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
// Two workers share the charts of a part.
const missing = Math.ceil(parts - results.length / 2);
const counts = results.flatMap(({ charted }) => charted);
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
for (const { name, tried, held } of counts.sort((a, b) => a.name.localeCompare(b.name)))
  say(`${name}: ${tried} cells tried, ${held} held`);
say(`\n${sum('tried')} cells tried, ${sum('held')} held, ${sum('tried') - sum('held')} wrong`);
const met = new Set(counts.flatMap(({ calls }) => calls));
// Esci does not wait for the acquirer's answer.
const forgotten =
  missing > 0 ? [] : results[0].aliases.filter((alias) => alias !== 'logout' && !met.has(alias));
if (missing > 0) say(`${missing} of ${parts} parts still to be run`);
for (const alias of forgotten) say(`Never tried: ${alias}`);
process.exitCode = forgotten.length === 0 && status === 0 && sum('tried') === sum('held') ? 0 : 1;
