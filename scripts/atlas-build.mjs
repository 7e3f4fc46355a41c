import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { picturesFolder, takePictures } from './atlas-pictures.mjs';
import { sourceState } from './build.mjs';
import { buildWithVite, install, isMain, root, stopWith } from './install.mjs';

const built = join(root, 'build', 'atlas');
/** Builds that run at the same time write apart. */
const next = join(root, 'build', `atlas-next-${process.pid}`);
const stamp = join(root, 'build', '.atlas-built');

const state = () =>
  sourceState(
    [
      'atlas',
      'machines',
      'src',
      'acquirer/contract',
      'acquirer/demo',
      'acquirer/server/openapi',
      'paths',
      'coverage/paths',
    ],
    [
      'docs/reference/requirements.it.md',
      'scripts/requirement-sentences.ts',
      'package-lock.json',
      'tailwind.config.ts',
      'scripts/atlas-data.ts',
    ],
  );

export const atlasIsBuilt = () =>
  existsSync(join(built, 'index.html')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === state();

const pages = [
  'cerca',
  'requisiti',
  'portale',
  'impatto',
  'esiti',
  'collaudo',
  'confronto',
  'dossier',
  'sessione',
  'chiamate',
];

/** What the last `npm run atlas -- diff` found. */
export const comparisonFile = 'build/atlas-diff/confronto.json';

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A build that was killed leaves its folder. */
const removeLeftovers = () => {
  for (const name of readdirSync(join(root, 'build'))) {
    const pid = /^atlas-next-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(root, 'build', name), { recursive: true, force: true });
  }
};

/** A page for every chart, so that any static host answers its address. */
const addPages = () => {
  const charts = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => basename(file, '.machine.ts'));
  for (const page of [...charts, ...pages]) {
    mkdirSync(join(next, page));
    cpSync(join(next, 'index.html'), join(next, page, 'index.html'));
  }
};

/** Puts the pictures that there are into an atlas. */
const addPictures = (atlas) => {
  if (!existsSync(join(picturesFolder, 'pictures.json'))) return;
  const own = join(atlas, 'immagini');
  rmSync(own, { recursive: true, force: true });
  cpSync(picturesFolder, own, {
    recursive: true,
    filter: (file) => !basename(file).startsWith('.'),
  });
  // Who serves the atlas reads it again.
  utimesSync(join(atlas, 'index.html'), new Date(), new Date());
};

/**
 * Builds the atlas into build/atlas, unless it was built from exactly these sources; until then the
 * previous one stays.
 */
export const buildAtlas = () => {
  if (atlasIsBuilt()) return;
  const from = state();
  mkdirSync(join(root, 'build'), { recursive: true });
  removeLeftovers();
  process.once('exit', () => rmSync(next, { recursive: true, force: true }));
  const output = ['--outDir', next, '--logLevel', 'error'];
  const status = buildWithVite('--config', 'atlas/vite.config.ts', ...output);
  if (status !== 0)
    stopWith('La compilazione dell’atlante non è riuscita: vedere i messaggi sopra.');
  addPages();
  const comparison = join(root, comparisonFile);
  const shown = join(next, 'confronto.json');
  // The page requests this file in any case.
  if (existsSync(comparison)) cpSync(comparison, shown);
  else writeFileSync(shown, 'null');
  addPictures(next);
  rmSync(built, { recursive: true, force: true });
  renameSync(next, built);
  writeFileSync(stamp, from);
};

if (isMain(import.meta)) {
  install();
  buildAtlas();
  process.stdout.write('Atlante compilato in build/atlas/\n');
  if (await takePictures()) addPictures(built);
  else process.stdout.write('Senza Chromium le immagini degli stati restano quelle di prima.\n');
}
