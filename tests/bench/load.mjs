import { openBrowser, slowLine, slowProcessor } from './browser.mjs';

const quietMs = 1200;
const patienceMs = 90_000;

/** Records the requests of a page from now on, with the bytes received. */
const followRequests = async (devtools) => {
  const requests = new Map();
  let last = Date.now();
  const on = (event, take) =>
    devtools.on(event, (message) => {
      last = Date.now();
      take(message);
    });
  on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!/^(data|blob):/.test(request.url)) requests.set(requestId, { type, bytes: 0 });
  });
  on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { done: true, bytes: encodedDataLength });
  });
  on('Network.loadingFailed', ({ requestId }) => requests.delete(requestId));
  await devtools.send('Network.enable');
  const all = () => [...requests.values()];
  return {
    count: () => requests.size,
    kilobytes: (type) =>
      all().reduce((sum, one) => sum + (one.type === type ? one.bytes : 0), 0) / 1000,
    areQuiet: () => all().every(({ done }) => done) && Date.now() - last > quietMs,
  };
};

const isStill = (page) =>
  page
    .evaluate((quiet) => {
      const { startTime, duration } = window.seen.tasks.at(-1) ?? { startTime: 0, duration: 0 };
      return window.seen.lcp > 0 && performance.now() - startTime - duration > quiet;
    }, quietMs)
    .catch(() => false);

const settled = async (page, requests) => {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (requests.areQuiet() && (await isStill(page))) return;
  }
};

const untilShown = (text) => {
  const shows = () => {
    const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.data.includes(text) && node.parentElement.checkVisibility()) return true;
    return false;
  };
  window.painted(document, shows).then((at) => {
    window.seen.row = at;
  });
};

/** The final page with its styles, without scripts. */
const withoutScript = () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = document.createElement('style');
  style.textContent = rules.map(({ cssText }) => cssText).join('\n');
  const copy = document.documentElement.cloneNode(true);
  for (const one of copy.querySelectorAll('script, style, link:not([rel=icon])')) one.remove();
  copy.querySelector('head').append(style);
  return `<!doctype html>${copy.outerHTML}`;
};

/** The final look of the page: no load can be faster than this. */
export const snapshot = async (address, init) => {
  const { newPage, close } = await openBrowser({ init });
  try {
    const { page, devtools } = await newPage();
    const requests = await followRequests(devtools);
    await page.goto(address);
    await settled(page, requests);
    return await page.evaluate(withoutScript);
  } finally {
    await close();
  }
};

const visitOnce = async (newPage, address) => {
  const { page, devtools } = await newPage();
  const requests = await followRequests(devtools);
  await page.goto(address);
  await settled(page, requests);
  return page;
};

/**
 * One load on a phone. Returns milliseconds to the largest paint, and to the text of `row` if
 * given. Also milliseconds that tasks block beyond 50, shifts, requests, and kilobytes of script.
 * `again`: in a tab beside one that is open; `touch`: including what a first input loads.
 */
export const measureLoad = async (address, { init, row, again, touch } = {}) => {
  const { newPage, close } = await openBrowser({ init });
  try {
    const before = again ? await visitOnce(newPage, address) : undefined;
    const { page, devtools } = await newPage();
    await before?.close();
    if (row !== undefined) await page.addInitScript(untilShown, row);
    const requests = await followRequests(devtools);
    await slowLine(devtools);
    await slowProcessor(devtools);
    await page.goto(address, { waitUntil: 'commit', timeout: patienceMs });
    await settled(page, requests);
    if (touch) {
      await page.keyboard.press('Tab');
      await settled(page, requests);
    }
    const { lcp, row: shown, shifts, tasks } = await page.evaluate(() => window.seen);
    const beyond = tasks.map(({ duration }) => Math.max(0, duration - 50));
    return {
      lcp,
      ...(row !== undefined && { row: shown }),
      shifts,
      blocking: beyond.reduce((sum, one) => sum + one, 0),
      requests: requests.count(),
      script: requests.kilobytes('Script'),
    };
  } finally {
    await close();
  }
};
