import '../../../src/styles.css';
import { inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { screens } from '../../../paths/screens';
import { pageWidth } from '../../../src/layout/frame-look';
import { observer } from './observer';
import { playScreen } from './play';
import type { Suite, TakePicture } from './played';
import { recorder } from './recorder';

document.body.className = `${pageWidth} py-8`;

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

/** Takes pictures of the page into a folder, one file for each. */
const photographer = (folder: string, view: string): TakePicture => {
  let count = 0;
  return async (name) => {
    count += 1;
    const file = `${fileName(view)}-${String(count).padStart(2, '0')}-${fileName(name)}.png`;
    await page.screenshot({ path: `${folder}/${file}` });
    return file;
  };
};

const views = inject('views').map(({ view, folder }) => [view, folder] as const);

it.for(views)('%s', async ([view, folder], { task }) => {
  const suites: Suite[] = [];
  const takePicture = photographer(folder, view);
  for (const screen of (await known.get(view)?.()) ?? [])
    suites.push(
      await playScreen(
        screen,
        observer(takePicture, inject('looksAtLayout')),
        takePicture,
        inject('isFull'),
      ),
    );
  task.meta.suites = suites;
});
