import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
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

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm's record of what it installed has every package of the lockfile; those of other platforms may be missing. */
const isInstalled = () => {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([place, { version, optional, devOptional }]) =>
      place === '' ||
      installed[place]?.version === version ||
      ((optional || devOptional) && installed[place] === undefined),
  );
};

/** Installs the lockfile's packages, unless `npm ci` has installed exactly those. */
export const install = () => {
  checkNode();
  if (isInstalled()) return;
  process.stdout.write('Installazione delle dipendenze...\n');
  const status = run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
  if (status !== 0) stopWith('Le dipendenze non sono state installate: vedere i messaggi di npm.');
};
