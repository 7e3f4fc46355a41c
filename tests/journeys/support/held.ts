import type { Page } from 'playwright-core';
import { openGate } from './gate';

/** The portal's own code, the last of the files that the login page names. */
const portalCode = async (page: Page) => {
  const html = await (await page.request.get('/login')).text();
  return /data-portal="(?:[^"]+ )?([^" ]+)"/.exec(html)?.[1] ?? 'no such script';
};

/** Delays a script; returns the function that releases it. */
export const holdScript = async (page: Page, path: string) => {
  const gate = openGate();
  await page.route(`**${path}`, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
};

export const holdPortalCode = async (page: Page) => holdScript(page, await portalCode(page));
