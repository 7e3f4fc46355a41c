import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { install, root, runTool } from './install.mjs';
import { coverageOfRequirements } from './requirements.mjs';

const quick = process.argv.includes('--quick');
const reports = join(root, 'coverage');
const counts = { passed: 0, failed: 0, skipped: 0 };
const broken = [];

const say = (line) => process.stdout.write(`${line}\n`);

const check = (name, tool, args) => {
  say(`\n== ${name}`);
  const failed = runTool(tool, args) !== 0;
  counts[failed ? 'failed' : 'passed'] += 1;
  if (failed) broken.push(name);
};

const count = (file) => {
  const { numPassedTests, numFailedTests, numPendingTests, success } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
  return success && numPassedTests > 0;
};

const vitest = (name, args) => {
  say(`\n== ${name}`);
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const status = runTool('vitest/vitest.mjs', ['run', ...reporters, ...args], {
    env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0' },
  });
  const counted = existsSync(file) && count(file);
  if (status !== 0 || !counted) broken.push(name);
};

/** What the path tests walked; a declared transition that nobody took is a failure. */
const sayWalks = () => {
  const folder = join(reports, 'paths');
  const walks = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  say('\n== Charts');
  for (const walk of walks.sort((a, b) => a.machine.localeCompare(b.machine))) {
    const missed = walk.transitions.filter((label) => !walk.taken.includes(label));
    say(
      `${walk.machine} (${walk.walkedOn}): ${walk.states} states, ` +
        `${walk.taken.length} of ${walk.transitions.length} transitions, ${walk.paths} paths`,
    );
    for (const label of missed) say(`  never taken: ${label}`);
    if (missed.length > 0) broken.push(`transitions of ${walk.machine}`);
  }
  if (walks.length === 0) broken.push('no chart was walked');
};

const main = async () => {
  const started = Date.now();
  install();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  check('Types', 'typescript/bin/tsc', ['--noEmit', '-p', '.']);
  check('Format, lint and boundaries', '@biomejs/biome/bin/biome', [
    'ci',
    '--error-on-warnings',
    '.',
  ]);
  check('Unused code and dependencies', 'knip/bin/knip.js', []);
  vitest('Rules, charts, contract and acquirer', []);
  if (!quick) {
    build();
    process.env.CHROMIUM_PATH = await ensureChromium();
    vitest('Journeys in a browser', ['--config', 'vitest.journeys.config.ts']);
  }
  sayWalks();
  say(`\n${coverageOfRequirements()}`);
  for (const name of new Set(broken)) say(`FAILED: ${name}`);
  say(`\nIn ${Math.round((Date.now() - started) / 1000)} s`);
  say(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exitCode = broken.length > 0 || counts.failed > 0 ? 1 : 0;
};

await main();
