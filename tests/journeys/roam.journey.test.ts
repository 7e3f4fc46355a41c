import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { walk } from '../roam/walk';
import { startAcquirer } from './acquirer';
import { launchBrowser } from './browser';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let acquirer: Awaited<ReturnType<typeof startAcquirer>>;

beforeAll(async () => {
  browser = await launchBrowser(inject('quickest'));
  acquirer = await startAcquirer(inject('seeded'));
});
afterAll(async () => {
  await browser.close();
  await acquirer.stop();
});

test('a walk of sixty steps breaks no invariant', async () => {
  const { story, broken } = await walk(browser, acquirer.address, { seed: 2, steps: 60 });
  expect({ broken, story: broken.length > 0 ? story : [] }).toEqual({ broken: [], story: [] });
});

test('a portal whose amounts cannot be read is noticed', async () => {
  const spoil =
    "Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value: () => 'NaN' })";
  const { broken } = await walk(browser, acquirer.address, { seed: 2, steps: 200, spoil });
  expect(broken.join()).toMatch(/^no unfinished text: si legge «.*NaN/);
});
