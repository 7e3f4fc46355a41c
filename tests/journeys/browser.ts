import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserAdvice, findBrowser, findShell } from '../../scripts/chromium.mjs';

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  // What is drawn without a graphics card is drawn with one process less.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The pages of a profile share one process, which has the portal's code at hand.
  '--process-per-site',
  // A page lives for seconds: to optimise its code takes a third of its time and gains none.
  '--js-flags=--no-opt',
];

/** The quickest browser of this machine, which may show no PDF; says what to do when there is none. */
export const findQuickest = async (): Promise<string> => {
  const found = (process.env.HEADED ? undefined : findShell()) ?? (await findBrowser());
  if (found === undefined) throw new Error(browserAdvice());
  return found;
};

/** One wide family is the only system font, so that every machine plays with the same fonts. */
const fontConfiguration = () => {
  const { resolve } = createRequire(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<dir>${dirname(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** A browser; each journey opens a new profile in it. Scroll bars that take room are those of a desktop. */
export const launchBrowser = async (
  executablePath: string,
  { scrollBars = false, leastText = 0 } = {},
) => {
  const { file, remove } = fontConfiguration();
  const browser = await chromium.launch({
    executablePath,
    // To look on: `HEADED=1 npx vitest run --project journeys tests/journeys/<name>`.
    ...(process.env.HEADED && { headless: false, slowMo: 300 }),
    args: [...switches, `--blink-settings=minimumFontSize=${leastText}`],
    ...(scrollBars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
    env: { ...process.env, FONTCONFIG_FILE: file },
  });
  browser.once('disconnected', remove);
  return browser;
};
