import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.mjs';

const watchLongTasks = () => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
};

const logIn = async (page, address, user) => {
  await page.goto(`${address}/login`);
  await page.getByLabel('User ID').fill(user);
  await page.getByLabel('Password', { exact: true }).fill('Portale2026');
  await page.getByRole('button', { name: 'ACCEDI' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const cap = 5000;
const filters = { day: '', maxAmount: '', maxNetAmount: '', minAmount: '', minNetAmount: '' };

/** Of the months that may be exported the fullest: `{ month, count }`. */
const fullestMonth = async (page, ask) => {
  const months = await page
    .getByLabel('Mese e anno')
    .evaluate((select) => [...select.options].map(({ value }) => value).filter(Boolean));
  const counted = [];
  for (const month of months) {
    const criteria = { ...filters, month, codPos: '', pos: '', closedOnly: '' };
    counted.push({ month, count: (await ask('getTotalTransaction', criteria)).count });
  }
  return counted.filter(({ count }) => count <= cap).toSorted((a, b) => b.count - a.count)[0];
};

/** The workbook of a full month: how long the main thread is ever held, against a task of 50 ms. */
export const measureExport = async (address, ask) => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
    const page = await context.newPage();
    await logIn(page, address, 'azienda01');
    await page.goto(`${address}/Home/Movimenti`);
    const { month, count } = await fullestMonth(page, ask);
    await page.getByLabel('Mese e anno').selectOption(month);
    await page.getByRole('button', { name: 'CERCA' }).click();
    await page.getByRole('table').waitFor();
    await page.evaluate(watchLongTasks);
    await page.waitForTimeout(300);
    await page.evaluate(() => {
      window.longTasks.length = 0;
    });
    const download = page.waitForEvent('download');
    const started = Date.now();
    await page.getByRole('button', { name: 'ESPORTA' }).click();
    await download;
    const took = Date.now() - started;
    const longest = await page.evaluate(() => Math.max(0, ...window.longTasks));
    return [
      {
        what: `longest task while exporting ${count} movements`,
        value: `${longest.toFixed(0)} ms`,
        ratio: longest / 50,
        against: `a long task (50 ms); click to file ${took} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
};
