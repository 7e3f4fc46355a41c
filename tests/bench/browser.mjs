import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { trusted } from './line.mjs';

/** Slow 4G and a processor four times slower, with the figures that Lighthouse takes for a phone. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * 128,
  uploadThroughput: 675 * 128,
};

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const desk = { viewport: { width: 1350, height: 940 } };

/** Runs in the page before anything else: the browser's own figures about it. */
const watch = () => {
  const seen = { lcp: Number.NaN, shifts: 0, tasks: [], interactions: {}, row: Number.NaN };
  window.seen = seen;
  const on = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts += value;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  const interaction = ({ interactionId: id, duration }) => {
    if (id) seen.interactions[id] = Math.max(seen.interactions[id] ?? 0, duration);
  };
  on('event', interaction, { durationThreshold: 16 });
  /** Settles when what `look` finds after a change of `target` has been painted. */
  window.painted = (target, look) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!look()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(0);
        });
      });
      observer.observe(target, { childList: true, subtree: true, characterData: true });
    });
};

const ready = {
  watch: (page) => page.addInitScript(watch),
  init: (page, init) => (init ? page.addInitScript(init.run, init.with) : undefined),
};

/**
 * A separate browser for one measurement. `look` is `phone` or `desk`; `init` a script with its
 * argument, run before the page's own.
 */
export const openBrowser = async ({ look = 'phone', init } = {}) => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      `--ignore-certificate-errors-spki-list=${trusted}`,
    ],
  });
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    ...(look === 'phone' ? phone : desk),
  });
  const newPage = async () => {
    const page = await context.newPage();
    await ready.watch(page);
    await ready.init(page, init);
    return { page, devtools: await context.newCDPSession(page) };
  };
  return { newPage, close: () => browser.close() };
};

export const slowLine = (devtools) => devtools.send('Network.emulateNetworkConditions', slow4G);

export const slowProcessor = (devtools) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
