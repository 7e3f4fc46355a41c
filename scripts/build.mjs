import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, isMain, root, runTool, stopWith } from './install.mjs';

const sources = ['src', 'machines', 'acquirer', 'public', 'scripts'];
const files = ['index.html', 'package-lock.json', 'tailwind.config.ts', 'vite.config.ts'];
const stamp = join(root, 'build', '.built');

const listed = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Changes with every source: sizes and times are enough to know that nothing has been touched. */
export const sourceState = (folders, single) => {
  const hash = createHash('sha256');
  const paths = [...folders.flatMap(listed), ...single.map((file) => join(root, file))];
  for (const path of paths.sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** Builds portal and acquirer, unless what is built comes from exactly these sources. */
export const build = () => {
  const state = sourceState(sources, files);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  process.stdout.write('Compilazione del portale...\n');
  const status = runTool('vite/bin/vite.js', ['build', '--app', '--logLevel', 'warn']);
  if (status !== 0) stopWith('La compilazione non è riuscita: vedere i messaggi sopra.');
  writeFileSync(stamp, state);
};

if (isMain(import.meta)) {
  install();
  build();
}
