import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool, stopWith } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const ofPlaywright = async () => {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

/** The browser of the journeys: CHROMIUM_PATH, the system's, or Playwright's own. */
export const findChromium = async () =>
  process.env.CHROMIUM_PATH ?? onPath() ?? (await ofPlaywright());

const isRoot = () => process.getuid?.() === 0;

const installFromDebian = () =>
  isRoot() &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', ['update', '-qq']) === 0 &&
  run('apt-get', ['install', '-y', '-qq', 'chromium']) === 0;

/** Finds Chromium, and installs it where there is none. */
export const ensureChromium = async () => {
  const found = await findChromium();
  if (found !== undefined) return found;
  process.stdout.write('Installing Chromium for the journeys...\n');
  if (!installFromDebian()) runTool('playwright-core/cli.js', ['install', 'chromium']);
  return (
    (await findChromium()) ??
    stopWith('No Chromium for the journeys: install one, or set CHROMIUM_PATH.')
  );
};
