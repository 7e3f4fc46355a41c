import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenReads } from './support/screen-reads';

const folder = join(import.meta.dirname, '../journeys');

const sources = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
);

const readOnce = (body: string, more = {}) =>
  screenReads({
    'planted.journey.test.ts': `journey('one', async ({ page }) => { ${body} });`,
    ...more,
  }).map(({ text }) => text);

describe('a journey', () => {
  it.each([
    ['expect(page.url()).toBe("x")', 'page.url()'],
    ['expect(await field(page).inputValue()).toBe("x")', 'field(page).inputValue()'],
    [
      'const texts = await rows.allTextContents(); expect(texts).toEqual([])',
      'rows.allTextContents()',
    ],
    ['if (await link.isVisible()) await link.click()', 'link.isVisible()'],
    ['const shown = () => page.title(); expect(await shown()).toBe("x")', 'shown()'],
    ['expect(await page.evaluate(() => scrollY)).toBe(0)', 'page.evaluate(() => scrollY)'],
    ['expect(addressOf(page)).toBe("/Home")', 'addressOf(page)'],
  ])('may not read the page once: %s', (body, read) => {
    const support = { 'support/on-screen.ts': 'export const addressOf = (page) => page.url();' };
    expect(readOnce(body, support)).toContain(read);
  });

  it.each([
    'await expect.poll(() => page.url()).toBe("x")',
    'const texts = await settled(() => rows.allTextContents())',
    'await page.evaluate(() => localStorage.clear())',
    'page.on("request", (request) => asked.push(request.url()))',
    'const shown = () => page.title(); await expect.poll(shown).toBe("x")',
    'await list.evaluateAll((all) => { for (const one of all) one.getAttribute("id") })',
    'expect(totals.count).toBe(2)',
  ])('may wait for it, change it, or listen: %s', (body) => {
    expect(readOnce(body)).toEqual([]);
  });

  it('reads no page without waiting, in any file', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(20);
    expect(screenReads(sources).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('waits for what happens, and for no length of time', () => {
    const sleeps = /waitForTimeout|timers\/promises|setTimeout\([^,)]*resolve[^,)]*,\s*[1-9]/;
    expect(Object.keys(sources).filter((file) => sleeps.test(sources[file] ?? ''))).toEqual([]);
  });

  it('awaits no page that may go on before it has loaded, and no event for a length of time', () => {
    const limited = /\.waitFor(URL|Event)\((?!'(download|page|popup)', \{ timeout: 0 \}\))/;
    expect(Object.keys(sources).filter((file) => limited.test(sources[file] ?? ''))).toEqual([]);
  });

  it('plays on an acquirer that it may change when it changes something there', () => {
    const changes = /\b(atChanging|entersWith|changingAddress|codeAfter)\(/;
    const shares = Object.entries(sources).filter(
      ([file, source]) =>
        file.endsWith('.test.ts') &&
        changes.test(source) &&
        !/^playsOnTheAcquirerOf\('.+'\);$/m.test(source),
    );
    expect(shares.map(([file]) => file)).toEqual([]);
  });
});
