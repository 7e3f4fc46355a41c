import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const ofTheSystem = (path: string) =>
  [...path.split(delimiter), '/usr/bin']
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/** CHROMIUM_PATH, else the system's, else Playwright's own; says what to do when there is none. */
export const findChromium = ({ CHROMIUM_PATH, PATH = '' } = process.env) => {
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH says ${CHROMIUM_PATH}, which cannot be run.`);
  }
  const found = [ofTheSystem(PATH), chromium.executablePath()].find(
    (file) => file !== undefined && isExecutable(file),
  );
  if (found !== undefined) return found;
  throw new Error(
    'The journeys need Chromium: install it (apt-get install chromium, or npx playwright-core install chromium), or set CHROMIUM_PATH.',
  );
};

/** A browser; each journey opens a profile of its own in it. */
export const launchBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: switches });
