import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faults } from '../tests/planted/faults.mjs';
import { install, root, stopWith } from './install.mjs';

const usage = `Uso: npm run planted                   ogni guasto, uno alla volta, in una copia dei sorgenti
     npm run planted -- ID ID          solo questi
     npm run planted -- --list         li elenca, con i test che li notano`;

const say = (line) => process.stdout.write(`${line}\n`);

/** The sources without what is built or installed; packages are linked. */
const copied = () => {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'));
  const left = ['node_modules', '.git', 'build', 'dist', 'data', 'coverage'];
  for (const name of readdirSync(root).filter((each) => !left.includes(each)))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
};

/** Runs tests in the copy: how many passed, and the titles of those that failed. */
const tested = (copy, args) => {
  const report = join(copy, 'planted.json');
  rmSync(report, { force: true });
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const reporting = ['--reporter=json', `--outputFile=${report}`];
  const { stderr } = spawnSync(process.execPath, [vitest, 'run', ...reporting, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' },
  });
  try {
    const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    const unread = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed, broken: unread.map(({ message }) => message) };
  } catch {
    return { passed: 0, failed: [], broken: [stderr] };
  }
};

/** Replaces the one place of a fault, and returns what restores it. */
const plant = (copy, { file, find, put }) => {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const parts = before.split(find);
  if (parts.length !== 2) return undefined;
  writeFileSync(path, parts.join(put));
  return () => writeFileSync(path, before);
};

/** Why a fault counts as missed; null where a test noticed it. */
const missed = (copy, fault) => {
  const restore = plant(copy, fault);
  if (restore === undefined) return 'the plant no longer fits: plant it again';
  const { failed, broken } = tested(copy, fault.noticed);
  restore();
  if (broken.length > 0) return `the sources do not load with it: ${broken[0]}`;
  if (failed.length === 0) return 'no test noticed it';
  say(`${fault.id}: ${failed.length} red, the first "${failed[0]}"`);
  return null;
};

/** The tests that must be green first: all files at once, and the parts of files one by one. */
const withoutFault = (chosen) => {
  const isPart = ({ noticed }) => noticed.includes('-t');
  const whole = chosen.filter((fault) => !isPart(fault)).flatMap(({ noticed }) => noticed);
  const parts = chosen.filter(isPart).map(({ noticed }) => JSON.stringify(noticed));
  return [[...new Set(whole)], ...[...new Set(parts)].map((part) => JSON.parse(part))].filter(
    (tests) => tests.length > 0,
  );
};

const play = (chosen) => {
  const copy = copied();
  try {
    for (const tests of withoutFault(chosen)) {
      const { passed, failed, broken } = tested(copy, tests);
      if (passed === 0 || failed.length + broken.length > 0)
        throw new Error(`Red without a fault: ${[...tests, ...failed, ...broken].join('\n')}`);
    }
    const misses = chosen.filter((fault) => {
      const reason = missed(copy, fault);
      if (reason !== null) say(`MISSED ${fault.id} (${fault.wrong}): ${reason}`);
      return reason !== null;
    });
    say(`${chosen.length - misses.length} of ${chosen.length} noticed`);
    process.exitCode = misses.length === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const options = { list: { type: 'boolean' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const unknown = positionals.filter((id) => faults.every((fault) => fault.id !== id));
if (unknown.length > 0) stopWith(`Guasto sconosciuto: ${unknown.join(', ')}\n${usage}`);
const chosen = faults.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
install();
if (values.list)
  for (const { id, wrong, noticed } of chosen) say(`${id}: ${wrong} [${noticed.join(' ')}]`);
else play(chosen);
