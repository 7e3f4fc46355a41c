import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isMain, run, runTool, stopWith } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (programs, platform, environment, path) => {
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (environment.PATH ?? environment.Path ?? '').split(path.delimiter);
  return programs.flatMap((name) =>
    folders.filter((folder) => folder !== '').map((folder) => path.join(folder, name + ending)),
  );
};

/** Where Chrome or Chromium may be on a system, those of the PATH first. */
export const browserCandidates = (platform, environment, path = { delimiter, join }) => {
  const macs = ['Chromium', 'Google Chrome'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    environment[variable]
      ? ['Chromium', 'Google\\Chrome'].map((name) =>
          path.join(environment[variable], name, 'Application', 'chrome.exe'),
        )
      : [],
  );
  return [
    ...onPath(names, platform, environment, path),
    ...(platform === 'darwin' ? macs : []),
    ...(platform === 'win32' ? windows : []),
  ];
};

const ofPlaywright = async () => {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

/** The browser of the journeys: CHROMIUM_PATH, the system's, or Playwright's own. */
export const findBrowser = async () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    return stopWith(`CHROMIUM_PATH dice ${CHROMIUM_PATH}, che non si può eseguire.`);
  }
  return browserCandidates(process.platform, process.env).find(isExecutable) ?? ofPlaywright();
};

/**
 * Chromium in headless mode: quicker, but it shows no PDF. CHROMIUM_PATH selects another browser.
 */
export const findShell = (environment = process.env) =>
  environment.CHROMIUM_PATH
    ? undefined
    : onPath(shellNames, process.platform, environment, { delimiter, join }).find(isExecutable);

const advices = {
  linux: 'sudo apt-get install chromium',
  darwin: 'brew install --cask chromium',
  win32: 'winget install Google.Chrome',
};

/** What to do where there is no browser and none could be installed. */
export const browserAdvice = (platform = process.platform) =>
  [
    'I percorsi in un browser richiedono Chromium (o Chrome), che su questa macchina non c’è.',
    `Installarlo (per esempio: ${advices[platform] ?? advices.linux}), oppure dire dov’è con CHROMIUM_PATH.`,
    'Senza browser, npm run check prova tutto il resto.',
  ].join('\n');

const isRoot = () => process.getuid?.() === 0;

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const mayInstall = () => isRoot() && existsSync('/usr/bin/apt-get');

const installFromDebian = (...packages) =>
  run('apt-get', ['update', '-qq']) === 0 &&
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]) === 0;

/** Both by name: they share a package, and must be of the same version. */
const ofDebian = () => ['chromium', ...(isDebian() ? ['chromium-headless-shell'] : [])];

const installFromPlaywright = () =>
  runTool('playwright-core/cli.js', ['install', '--no-shell', 'chromium']) === 0;

/** Finds Chromium, and installs it where there is none. */
export const ensureChromium = async () => {
  const found = await findBrowser();
  if (found !== undefined) return found;
  process.stdout.write('Installazione di Chromium per i percorsi...\n');
  if (!mayInstall() || !installFromDebian(...ofDebian())) installFromPlaywright();
  return (await findBrowser()) ?? stopWith(browserAdvice());
};

/** The same without windows: quicker, and half as large to install. Only where the system offers it. */
export const ensureShell = async () => {
  if (process.env.CHROMIUM_PATH || findShell() || !mayInstall() || !isDebian()) return;
  process.stdout.write('Installazione di Chromium senza finestre, più veloce...\n');
  const hasBrowser = (await findBrowser()) !== undefined;
  installFromDebian(...(hasBrowser ? ofDebian() : ['chromium-headless-shell']));
};

/** What the journeys of every day need; those before a release read PDFs too. */
if (isMain(import.meta)) {
  await ensureShell();
  if (findShell() === undefined || process.env.ALL_TESTS !== undefined) await ensureChromium();
}
