import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { misfitsHere } from '../../support/misfits';
import { heading } from './on-screen';
import { settled } from './settled';

const { resolve } = createRequire(import.meta.url);

const latin = (family: string) =>
  resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);

/** Fonts that a device may have instead of ours, from narrow to wide. */
export const otherFonts = {
  'Liberation Sans': latin('arimo'),
  Roboto: latin('roboto'),
  'Open Sans': latin('open-sans'),
  Inter: latin('inter'),
  'DejaVu Sans': resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
} as const;

const addSheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Everything on the page in another font. */
export const forceFont = async (page: Page, name: keyof typeof otherFonts) => {
  const bytes = readFileSync(otherFonts[name]).toString('base64');
  await page.evaluate(
    async ([family, base64]) => {
      const letters = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace(family, letters, { weight: '100 900' }).load());
    },
    [name, bytes] as const,
  );
  await addSheet(page, `* { font-family: "${name}" !important; }`);
};

/** WCAG 1.4.12. */
export const spaceText = (page: Page) =>
  addSheet(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-bottom: 2em !important; }`,
  );

/** Removes the added styles from the page. */
export const unstyled = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** The size of text in the browser's settings, in px; 16 is usual. */
export const setTextSize = async (page: Page, size: number) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
};

/**
 * Fails with what does not fit on the page; the page itself waits until its layout is steady, so
 * one look is enough.
 */
export const expectNoMisfit = (page: Page, message: string) =>
  expect.poll(() => page.evaluate(misfitsHere, undefined), { message, timeout: 1 }).toEqual([]);

const lastMonth = () => {
  const now = new Date();
  const month = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return `${month.getFullYear()}${String(month.getMonth() + 1).padStart(2, '0')}`;
};

/** Opens a page, with the last month where its path asks for one, and waits until it no longer changes. */
export const openSettled = async (page: Page, path: string, title: string) => {
  await page.goto(path.endsWith('month=') ? path + lastMonth() : path);
  await heading(page, title).waitFor();
  await settled(() => page.locator('main').textContent());
};

/** The shifts of the page while it loaded, each with the element that moved most. */
export const shifts = () =>
  new Promise<string[]>((resolve) => {
    const entriesOf = (entries: PerformanceEntryList) =>
      entries.map((entry) => {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const text = sources[0]?.node?.textContent ?? '';
        return `${value.toFixed(4)} ${sources[0]?.node?.nodeName} «${text.slice(0, 40)}»`;
      });
    new PerformanceObserver((list) => resolve(entriesOf(list.getEntries()))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    setTimeout(() => resolve([]), 50);
  });
