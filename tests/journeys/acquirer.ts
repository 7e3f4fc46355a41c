import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const portalFolder = join(root, 'dist');
const program = join(root, 'build/acquirer/main.js');
const patienceMs = 120_000;
const farewellMs = 20_000;

const built = ['index.html', 'login/index.html'].map((file) => join(portalFolder, file));

/** A journey on something that was not built would only say that nothing answers. */
export const assertBuilt = () => {
  const missing = [...built, program].find((file) => !existsSync(file));
  if (missing === undefined) return;
  throw new Error(`The journeys need the built portal, and ${missing} is missing: npm run build.`);
};

const environment = (dataFolder: string) => ({
  PATH: process.env.PATH ?? '',
  PORT: '0',
  DATA_DIR: dataFolder,
  PORTAL_DIR: portalFolder,
  SEED_SCALE: '0.02',
  LOGINS_PER_MINUTE: '100000',
  CODES_PER_HOUR: '100000',
});

/** The address it greets with; rejects with what it said when it ends, or stays silent, before that. */
const greeting = (acquirer: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    const giveUp = (why: string) => reject(new Error(`The acquirer ${why}. It said:\n${said}`));
    const patience = setTimeout(() => giveUp('did not greet'), patienceMs);
    const hear = (text: Buffer) => {
      said += text;
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address === undefined) return;
      clearTimeout(patience);
      resolve(address);
    };
    acquirer.stdout?.on('data', hear);
    acquirer.stderr?.on('data', hear);
    acquirer.once('exit', (code) => {
      clearTimeout(patience);
      giveUp(`ended with ${code}`);
    });
  });

const end = async (acquirer: ChildProcess) => {
  if (acquirer.exitCode !== null) return;
  const ended = once(acquirer, 'exit');
  acquirer.kill('SIGTERM');
  const reminder = setTimeout(() => acquirer.kill('SIGKILL'), farewellMs);
  await ended;
  clearTimeout(reminder);
};

/** Starts the built reference acquirer on a free port, with data of its own that go when it stops. */
export const startAcquirer = async () => {
  assertBuilt();
  const dataFolder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const acquirer = spawn(process.execPath, [program], { env: environment(dataFolder) });
  const stop = async () => {
    await end(acquirer);
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    return { address: await greeting(acquirer), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
