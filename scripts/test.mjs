import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAtlas } from './atlas-build.mjs';
import { build } from './build.mjs';
import { seedFolder } from './built-acquirer.mjs';
import { install, root } from './install.mjs';

const quick = process.argv.includes('--quick');
/** `npm run check -- --changed`: what an uncommitted change touches by imports, its release-only files too. */
const changed = process.argv.includes('--changed');
const atlas = process.argv.includes('--atlas');
const all = process.argv.includes('--all');
if (all || changed) process.env.ALL_TESTS = '1';
const reports = join(root, 'coverage');
const counts = { passed: 0, failed: 0, skipped: 0 };
const broken = [];

const say = (line) => process.stdout.write(`${line}\n`);

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Runs a tool of the project as a process; its output is kept unless it is passed on directly. */
const start = (tool, args, { env = process.env, stdio = 'pipe' } = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, tool), ...args], { cwd: root, env, stdio });
    let output = '';
    const collect = (text) => {
      output += text;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('close', (status) => resolve({ passed: status === 0, output: output.trim() }));
  });

const note = (name, passed) => {
  counts[passed ? 'passed' : 'failed'] += 1;
  if (!passed) broken.push(name);
};

/** A tool that passes or fails as a whole: its output is shown only when it fails. */
const check = async (name, tool, args, more = {}) => {
  const since = Date.now();
  const { passed, output } = await start(tool, args, { env: { ...process.env, ...more } });
  note(name, passed);
  say(`${name}: ${passed ? 'passed' : 'FAILED'}, ${seconds(since)}`);
  if (!passed) say(output);
};

const count = (file) => {
  const { numPassedTests, numFailedTests, numPendingTests, success } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
  return success && (changed || numPassedTests > 0);
};

/** A terminal shows every file; a log only failures and the sum. */
const reporter = process.stdout.isTTY ? 'default' : 'minimal';

const vitest = async (name, args, { env: more = {}, stdio = 'inherit' } = {}) => {
  const since = Date.now();
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const reporting = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${file}`];
  const colour = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };
  const { passed, output } = await start(
    'node_modules/vitest/vitest.mjs',
    ['run', ...reporting, ...args],
    { env: { ...process.env, NODE_ENV: 'test', ...colour, ...more }, stdio },
  );
  if (output !== '') say(`\n${output}\n`);
  const counted = existsSync(file) && count(file);
  if (!passed || !counted) broken.push(name);
  say(`${name}: ${passed && counted ? 'passed' : 'FAILED'}, ${seconds(since)}`);
};

/** The transitions that the path tests took; a declared one that was never taken is a failure. */
const sayWalks = () => {
  const folder = join(reports, 'paths');
  const walks = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    : [];
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

const journeys = ['--project', 'journeys'];

const prepare = () => {
  install();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
};

/** Seeds while the rules run: the demo data take one processor for a while. */
const buildAndSeed = async () => {
  // The pages are for production all the same: `weight.journey` would find them too heavy.
  await check('Build', 'scripts/build.mjs', [], { NODE_ENV: 'development' });
  if (broken.includes('Build')) return undefined;
  // The journeys report a failure here, and then seed themselves.
  return seedFolder().catch(() => undefined);
};

/** Runs beside the rules, because a journey mostly waits; its output is shown at its end. */
const play = async () => {
  // Found, or installed, while the rules run.
  const browser = check('Browser', 'scripts/chromium.mjs', []);
  const seeded = await buildAndSeed();
  await browser;
  if (broken.includes('Build') || broken.includes('Browser')) return seeded?.remove();
  const env = seeded && { JOURNEYS_SEEDED: seeded.folder };
  await vitest('Journeys in a browser', journeys, { env, stdio: 'pipe' });
  await seeded?.remove();
};

/** Asked before a commit (`npm run check`) and before a release. */
const tidiness = () => [
  check('Unused code and dependencies', 'node_modules/knip/bin/knip.js', []),
  check('Spelling', 'node_modules/cspell/bin.mjs', ['lint', '--no-progress', '--unique']),
];

/** Every day PostgreSQL answers the acquirer's rules, and the embedded database the journeys. */
const onEmbeddedDatabase = () =>
  vitest('Acquirer on the embedded database', ['--project', 'acquirer'], {
    env: { TEST_DATABASE: 'embedded' },
  });

const everything = async () => {
  const biome = ['ci', '--error-on-warnings', '.'];
  const types = ['--noEmit', '--checkers', '1', '-p', '.'];
  const checks = [
    // One checker: several would each check the shared types, in less time but with twice the work.
    // Collecting garbage seldom is faster, and memory suffices.
    check('Types', 'node_modules/typescript/bin/tsc', types, { GOGC: '400' }),
    check('Format, lint and boundaries', 'node_modules/@biomejs/biome/bin/biome', biome),
    ...((quick || all) && !changed ? tidiness() : []),
  ];
  const played = quick ? undefined : play();
  await Promise.all([
    ...checks,
    played,
    vitest('Rules, charts, contract and acquirer', changed ? ['--changed'] : []),
  ]);
  if (all) await onEmbeddedDatabase();
  if (changed) return;
  sayWalks();
  // Not before `install`: it parses the tests with a package of the project.
  const { coverageOfRequirements } = await import('./requirements.mjs');
  const { text, missing } = coverageOfRequirements();
  say(`\n${text}\n`);
  if (missing.length > 0) broken.push('requirements');
};

const atlasAlone = async () => {
  await check('Browser', 'scripts/chromium.mjs', []);
  build();
  buildAtlas();
  await vitest('Charts in an independent interpreter', ['--project', 'interpreter']);
  await vitest('Drawings of the charts', ['--project', 'drawings']);
  await vitest('Journeys of the atlas', [...journeys, 'tests/journeys/atlas']);
};

const since = Date.now();
prepare();
await (atlas ? atlasAlone() : everything());
for (const name of new Set(broken)) say(`FAILED: ${name}`);
say(`In ${seconds(since)}`);
say(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = broken.length > 0 || counts.failed > 0 ? 1 : 0;
