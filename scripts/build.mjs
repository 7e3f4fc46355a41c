import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildWithVite, install, isMain, root, stopWith } from './install.mjs';

const sources = ['src', 'machines', 'acquirer', 'public', 'scripts'];
const files = ['index.html', 'package-lock.json', 'tailwind.config.ts', 'vite.config.ts'];
const stamp = join(root, 'build', '.built');
const building = join(root, 'build', '.building');

const listed = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Changes with every source: sizes and times are enough to know that nothing has been touched. */
export const sourceState = (folders, single) => {
  const hash = createHash('sha256').update(process.env.BASE_PATH ?? '');
  const paths = [...folders.flatMap(listed), ...single.map((file) => join(root, file))];
  for (const path of paths.sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Whether this process is the one that builds now; a mark of a process that is gone counts for nothing. */
const begins = () => {
  mkdirSync(join(root, 'build'), { recursive: true });
  try {
    writeFileSync(building, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const pid = Number(existsSync(building) ? readFileSync(building, 'utf8') : 0);
  if (pid > 0 && isAlive(pid)) return false;
  rmSync(building, { force: true });
  return begins();
};

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);

/** Two builds in one folder would spoil each other's files: the second waits for the first. */
const inTurn = (work) => {
  if (!begins()) {
    process.stdout.write('Un altro processo sta già compilando il portale: attendo...\n');
    while (!begins()) pause();
  }
  try {
    work();
  } finally {
    rmSync(building, { force: true });
  }
};

const isForDevelopment = ({ properties = [] }) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

/**
 * The packages of the product as CycloneDX, from the lockfile alone. npm's own `--omit dev` leaves
 * out what a tool asks for as a peer too: React and XState.
 */
export const packagesOfProduct = () => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (!stdout?.startsWith('{'))
    stopWith('L’elenco delle dipendenze (npm sbom) non si è potuto scrivere.');
  const list = JSON.parse(stdout);
  // npm calls the product after the folder of its sources.
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const component = { ...list.metadata.component, name };
  const tools = new Set(list.components.filter(isForDevelopment).map((one) => one['bom-ref']));
  const isShipped = (ref) => !tools.has(ref);
  return {
    ...list,
    metadata: { ...list.metadata, component },
    components: list.components.filter((one) => isShipped(one['bom-ref'])),
    dependencies: list.dependencies
      .filter(({ ref }) => isShipped(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn?.filter(isShipped) })),
  };
};

/** Writes `build/sbom.json`. */
const listDependencies = () =>
  writeFileSync(join(root, 'build', 'sbom.json'), JSON.stringify(packagesOfProduct(), null, 2));

const buildOnce = (state) => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  process.stdout.write('Compilazione del portale...\n');
  const status = buildWithVite('--app', '--logLevel', 'warn');
  if (status !== 0) {
    rmSync(building, { force: true });
    stopWith('La compilazione non è riuscita: vedere i messaggi sopra.');
  }
  listDependencies();
  writeFileSync(stamp, state);
};

/** Builds portal and acquirer, unless they were built from exactly these sources. */
export const build = () => {
  const state = sourceState(sources, files);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  inTurn(() => buildOnce(state));
};

if (isMain(import.meta)) {
  install();
  build();
  // The tools of the release are read once they are installed.
  if (process.argv.includes('--release')) await (await import('./release.mjs')).release();
  if (process.argv.includes('--try')) await (await import('./release-trial.mjs')).tryRelease();
}
