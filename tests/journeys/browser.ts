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
];

/** The browser of this machine; says what to do when there is none. */
export const findChromium = async (): Promise<string> => {
  const found = await findBrowser();
  if (found === undefined) throw new Error(browserAdvice());
  return found;
};

/** The quickest browser of this machine, which may show no PDF. */
export const findQuickest = async () => findShell() ?? findChromium();

/** A browser; each journey opens a profile of its own in it. */
export const launchBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: switches });
