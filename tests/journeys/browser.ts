import { chromium } from 'playwright-core';
import { browserAdvice, findBrowser } from '../../scripts/chromium.mjs';

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser of this machine; says what to do when there is none. */
export const findChromium = async (): Promise<string> => {
  const found = await findBrowser();
  if (found === undefined) throw new Error(browserAdvice());
  return found;
};

/** A browser; each journey opens a profile of its own in it. */
export const launchBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: switches });
