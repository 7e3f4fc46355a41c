import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const switches = ['--no-sandbox', '--disable-gpu', '--no-first-run'];
const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 780 };

/** How far the page can be moved sideways on a phone. */
const sidewaysOn = async (page) => {
  await page.setViewportSize(phone);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
  await page.setViewportSize(desk);
  return sideways;
};

const fileName = (name) =>
  name
    .replaceAll(/[^\w.]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100);

/** Takes pictures of a page into a folder, one file for each. */
const photographer = (page, folder, view) => {
  let count = 0;
  return async (name) => {
    count += 1;
    const file = `${fileName(view)}-${String(count).padStart(2, '0')}-${fileName(name)}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true, scale: 'css' });
    return { file, sideways: await sidewaysOn(page) };
  };
};

/** Walks all the paths of one view in a page of its own. */
const playView = async (browser, { flow, view, address, folder }) => {
  const context = await browser.newContext({
    viewport: desk,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    mkdirSync(folder, { recursive: true });
    await page.exposeFunction('takePicture', photographer(page, folder, view));
    await page.goto(address);
    await page.waitForFunction(() => 'playScreens' in globalThis);
    const suites = await page.evaluate((name) => globalThis.playScreens(name), view);
    return { flow, view, suites, complaints };
  } finally {
    await context.close();
  }
};

/** Walks views in a real browser, `atOnce` of them side by side. */
export const playViews = async (views, { executablePath, headed, atOnce, ...options }) => {
  const browser = await chromium.launch({ executablePath, headless: !headed, args: switches });
  const waiting = [...views];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results.push(await playView(browser, { ...options, ...next }));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await browser.close();
  return results.sort((a, b) => a.view.localeCompare(b.view));
};
