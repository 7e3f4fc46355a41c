import { startVitest } from 'vitest/node';
import { ensureChromium } from '../../../scripts/chromium.mjs';

const silent = { onTestRunEnd: () => {} };

/** Plays screens in a real browser; an error outside any path is thrown. */
export const playViews = async (views, { headed, isFull = false, looksAtLayout = false }) => {
  process.env.PATHS_BROWSER = await ensureChromium();
  const vitest = await startVitest('test', [], {
    project: ['browser'],
    watch: false,
    reporters: [silent],
    provide: { views, isFull, looksAtLayout },
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
      const played = results.find(({ name }) => name === view);
      return { flow, view, suites: played?.meta().suites ?? [] };
    });
  } finally {
    await vitest.close();
    process.exitCode = 0;
  }
};
