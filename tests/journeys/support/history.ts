import type { Page } from 'playwright-core';

/** Every address that Back and Forward could lead to. */
export const historyOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url }) => url);
};

/** The stored data of the portal in this tab and this browser. */
export const storagesOf = (page: Page) =>
  page.evaluate(() => ({ ...sessionStorage, ...localStorage }) as Record<string, string>);
