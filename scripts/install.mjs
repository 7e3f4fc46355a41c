import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const oldestNode = [20, 19];

export const stopWith = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  stopWith(
    `Serve Node.js ${oldestNode.join('.')} o successivo; questo è ${process.versions.node}.`,
  );
};

/**
 * Whether Node was asked to run this module, even through a link or with other capitals in the
 * path.
 */
export const isMain = ({ filename }) =>
  existsSync(process.argv[1] ?? '') &&
  realpathSync.native(process.argv[1]) === realpathSync.native(filename);

/** Runs a command in the project's folder and returns its exit code. */
export const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) stopWith(`${command}: ${error.message}`);
  return status ?? 1;
};

/** Runs a tool of the project from `node_modules`, without a PATH. */
export const runTool = (tool, args, options) =>
  run(process.execPath, [join(root, 'node_modules', tool), ...args], options);

/** Builds for production: with another `NODE_ENV` the pages would get the development code of React. */
export const buildWithVite = (...args) =>
  runTool('vite/bin/vite.js', ['build', ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  });

const stamp = join(root, 'node_modules', '.installed');

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the lockfile's packages, unless exactly those are installed. */
export const install = () => {
  checkNode();
  const wanted = lockfileHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installazione delle dipendenze...\n');
  const status = run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
  if (status !== 0) stopWith('Le dipendenze non sono state installate: vedere i messaggi di npm.');
  writeFileSync(stamp, wanted);
};
