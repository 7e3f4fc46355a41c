import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, runTool } from './install.mjs';

/** npm run faults: every call in every state that makes it, with every fault, on the rendered screen. */
const say = (line) => process.stdout.write(`${line}\n`);

install();
const folder = join(root, 'coverage', 'faults');
rmSync(folder, { recursive: true, force: true });
const status = runTool('vitest/vitest.mjs', ['run', 'tests/faults/matrix', '--reporter=dot'], {
  env: { ...process.env, FAULTS: 'all', NODE_ENV: 'test' },
});

const results = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
);
const counts = results.flatMap(({ charted }) => charted);
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
for (const { name, tried, held } of counts.sort((a, b) => a.name.localeCompare(b.name)))
  say(`${name}: ${tried} cells tried, ${held} held`);
say(`\n${sum('tried')} cells tried, ${sum('held')} held, ${sum('tried') - sum('held')} wrong`);
const met = new Set(counts.flatMap(({ calls }) => calls));
// Nobody waits for what Esci tells the acquirer.
const forgotten = results[0].aliases.filter((alias) => alias !== 'logout' && !met.has(alias));
for (const alias of forgotten) say(`Never tried: ${alias}`);
process.exitCode = forgotten.length === 0 && status === 0 && sum('tried') === sum('held') ? 0 : 1;
