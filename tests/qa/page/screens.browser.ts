import '../../../src/styles.css';
import { inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { screens } from '../../../paths/screens';
import { pageWidth } from '../../../src/layout/frame-look';
import { observer } from './observer';
import { photograph } from './photograph';
import { playScreen } from './play';
import type { Suite, TakePicture } from './played';
import { recorder } from './recorder';

if (!inject('takesPictures')) document.body.className = `${pageWidth} py-8`;

/** A link outside the portal does nothing: the path continues on its page. */
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});
window.addEventListener('submit', (event) => event.preventDefault());

recorder.watch(document);

const known = new Map(screens.map(([name, load]) => [name, load]));

const fileName = (name: string) =>
  name
    .replaceAll(/[^\w.]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100);

/** Takes pictures of failures into a folder, one file for each. */
const photographer = (folder: string, view: string): TakePicture => {
  let count = 0;
  return async (name) => {
    count += 1;
    const file = `${fileName(view)}-${String(count).padStart(2, '0')}-${fileName(name)}.png`;
    await page.screenshot({ path: `${folder}/${file}` });
    return file;
  };
};

const screensOf = async (view: string) => (await known.get(view)?.()) ?? [];

const views = inject('views').map(({ view, flow, folder }) => [view, flow, folder] as const);

it.for(views)('%s', async ([view, flow, folder], { task }) => {
  if (inject('takesPictures')) {
    const taken = [];
    for (const screen of await screensOf(view))
      taken.push({ id: screen.machine.id, ...(await photograph(screen, flow, folder)) });
    task.meta.pictures = taken;
    return;
  }
  const suites: Suite[] = [];
  const takePicture = photographer(folder, view);
  for (const screen of await screensOf(view))
    suites.push(
      await playScreen(screen, observer(inject('looksAtLayout')), takePicture, inject('isFull')),
    );
  task.meta.suites = suites;
});
