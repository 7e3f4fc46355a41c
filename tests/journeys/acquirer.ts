import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const portalFolder = join(root, 'dist');
const program = join(root, 'build/acquirer/main.js');
const lateLine = new URL('support/late-line.mjs', import.meta.url);
/** A busy machine seeds slowly: only what never comes fails. */
const patienceMs = 600_000;
const farewellMs = 20_000;

const built = ['index.html', 'login/index.html'].map((file) => join(portalFolder, file));

/** A journey on something that was not built would only say that nothing answers. */
const assertBuilt = () => {
  const missing = [...built, program].find((file) => !existsSync(file));
  if (missing === undefined) return;
  throw new Error(`The journeys need the built portal, and ${missing} is missing: npm run build.`);
};

const environment = (dataFolder: string) => ({
  ...process.env,
  PORT: '0',
  DATA_DIR: dataFolder,
  PORTAL_DIR: portalFolder,
  SEED_SCALE: '0.02',
  LOGINS_PER_MINUTE: '100000',
  CODES_PER_HOUR: '100000',
});

/** Waits until the acquirer says that; rejects with what it said when it ends, or stays silent, before. */
const hears = (acquirer: ChildProcess, sentence: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    const giveUp = (why: string) => reject(new Error(`The acquirer ${why}. It said:\n${said}`));
    const patience = setTimeout(() => giveUp('did not greet'), patienceMs);
    const hear = (text: Buffer) => {
      said += text;
      const found = sentence.exec(said)?.[0];
      if (found === undefined) return;
      clearTimeout(patience);
      resolve(found);
    };
    acquirer.stdout?.on('data', hear);
    acquirer.stderr?.on('data', hear);
    acquirer.once('exit', (code) => {
      clearTimeout(patience);
      giveUp(`ended with ${code}`);
    });
  });

const end = async (acquirer: ChildProcess) => {
  if (acquirer.exitCode !== null || acquirer.signalCode !== null) return;
  const ended = once(acquirer, 'exit');
  acquirer.kill('SIGTERM');
  const reminder = setTimeout(() => acquirer.kill('SIGKILL'), farewellMs);
  await ended;
  clearTimeout(reminder);
};

/** On a line that makes everything late, where one is asked for; the address of a module, for Windows. */
const line = Number(process.env.JOURNEYS_LATE_MS) > 0 ? [`--import=${lateLine}`] : [];

const start = (dataFolder: string) =>
  spawn(process.execPath, [...line, program], { env: environment(dataFolder) });

const newFolder = () => mkdtemp(join(tmpdir(), 'journeys-'));

/** The demo data, seeded once: every acquirer of the journeys begins with a copy of them. */
export const seedOnce = async () => {
  assertBuilt();
  const folder = await newFolder();
  const acquirer = start(folder);
  try {
    await hears(acquirer, /: completati/);
  } finally {
    await end(acquirer);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Starts the built reference acquirer on a free port, with demo data of its own that go when it stops. */
export const startAcquirer = async (seeded: string) => {
  const folder = await newFolder();
  await cp(seeded, folder, { recursive: true });
  const acquirer = start(folder);
  const stop = async () => {
    await end(acquirer);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { address: await hears(acquirer, /http:\/\/localhost:\d+/), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
