import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { openBrowser } from './browser.mjs';

const rowsIn = (file) => {
  const parts = Object.entries(unzipSync(readFileSync(file)));
  const sheet = parts.find(([name]) => /sheet1\.xml$/.test(name))?.[1] ?? new Uint8Array();
  return strFromU8(sheet).match(/<row /g)?.length ?? 0;
};

/** From here on the page records its longest blocked time. */
const watchGaps = () => {
  window.gap = 0;
  let last = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    window.gap = Math.max(window.gap, now - last);
    last = now;
    setTimeout(() => port2.postMessage(0));
  };
  port2.postMessage(0);
};

/**
 * Milliseconds from a click to the file, and the longest gap on the page meanwhile, without slowing
 * the processor.
 */
export const measureExport = async (address, { init, button, rows }) => {
  const { newPage, close } = await openBrowser({ look: 'desk', init });
  try {
    const { page } = await newPage();
    await page.goto(address);
    await page.locator(button).waitFor();
    await page.waitForTimeout(500);
    await page.evaluate(watchGaps);
    const started = performance.now();
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
    const took = performance.now() - started;
    const gap = await page.evaluate(() => window.gap);
    const found = rowsIn(await download.path());
    if (found < rows) throw new Error(`A workbook of ${found} rows instead of ${rows}`);
    return { took, gap };
  } finally {
    await close();
  }
};
