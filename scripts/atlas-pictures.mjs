import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { sourceState } from './build.mjs';
import { findBrowser } from './chromium.mjs';
import { root } from './install.mjs';

/** `pictures.json` and the files that it names. */
export const picturesFolder = join(root, 'build', 'atlas-pictures');
const list = join(picturesFolder, 'pictures.json');
const stamp = join(picturesFolder, '.taken');

const state = () =>
  sourceState(['machines', 'src', 'paths', 'tests/qa/page', 'atlas/graph'], ['package-lock.json']);

export const picturesAreTaken = () =>
  existsSync(list) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state();

/** Every file of screens, with the folder of its flow. */
const views = () =>
  readdirSync(join(root, 'paths'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.screen.tsx'))
    .sort()
    .map((file) => ({
      flow: file.split(sep)[0],
      view: basename(file, '.screen.tsx'),
      folder: picturesFolder,
    }));

/** Of each chart the states of all its screens; the first screen comes first. */
const merged = (taken) => {
  const charts = {};
  for (const { id, chart, states } of taken) {
    charts[id] ??= { chart, states: {} };
    for (const [state, sights] of Object.entries(states))
      charts[id].states[state] = [...(charts[id].states[state] ?? []), ...sights];
  }
  return charts;
};

/**
 * Takes a picture of every state of every chart that has screens, unless it was done for exactly these
 * sources. Returns whether the pictures are those of the sources: without a browser earlier ones stay.
 */
export const takePictures = async () => {
  if (picturesAreTaken()) return true;
  const browser = await findBrowser();
  if (browser === undefined) return false;
  const from = state();
  const { photographViews } = await import('../tests/qa/run/play.mjs');
  rmSync(stamp, { force: true });
  mkdirSync(picturesFolder, { recursive: true });
  const pictures = merged(await photographViews(views(), browser));
  writeFileSync(list, JSON.stringify(pictures));
  const named = new Set(
    Object.values(pictures).flatMap(({ states }) =>
      Object.values(states).flatMap((sights) => sights.flatMap(({ desk, phone }) => [desk, phone])),
    ),
  );
  for (const file of readdirSync(picturesFolder))
    if (file.endsWith('.png') && !named.has(file)) rmSync(join(picturesFolder, file));
  writeFileSync(stamp, from);
  return true;
};
