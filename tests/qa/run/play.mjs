import { startVitest } from 'vitest/node';
import { ensureChromium } from '../../../scripts/chromium.mjs';

const silent = { onTestRunEnd: () => {} };

/** Loads screens into a real browser; an error outside any path is thrown. */
const inBrowser = async (views, { headed = false, ...provided }, browser) => {
  process.env.PATHS_BROWSER = browser ?? (await ensureChromium());
  const vitest = await startVitest('test', [], {
    project: ['browser'],
    watch: false,
    reporters: [silent],
    provide: { views, isFull: false, looksAtLayout: false, takesPictures: false, ...provided },
    browser: { headless: !headed },
  });
  try {
    const results = vitest.state.getTestModules().flatMap((each) => [...each.children.allTests()]);
    const errors = [
      ...vitest.state.getUnhandledErrors(),
      ...vitest.state.getTestModules().flatMap((each) => each.errors()),
      ...results.flatMap((each) => each.result().errors ?? []),
    ];
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return views.map(({ flow, view }) => {
      const meta = results.find(({ name }) => name === view)?.meta();
      return { flow, view, suites: meta?.suites ?? [], pictures: meta?.pictures ?? [] };
    });
  } finally {
    await vitest.close();
    process.exitCode = 0;
  }
};

/** Plays the paths of screens. */
export const playViews = (views, options) => inBrowser(views, options);

/** Takes the pictures of every state of screens, with a browser that is there. */
export const photographViews = async (views, browser) =>
  (await inBrowser(views, { takesPictures: true }, browser)).flatMap(({ pictures }) => pictures);
