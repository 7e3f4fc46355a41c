import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

export const portalFolder = join(root, 'dist');
export const program = join(root, 'build/acquirer/main.js');
/** A busy machine seeds slowly: only a missing answer fails. */
const patienceMs = 600_000;
const farewellMs = 20_000;

const environment = (dataFolder) => ({
  ...process.env,
  PORT: '0',
  DATA_DIR: dataFolder,
  PORTAL_DIR: portalFolder,
  SEED_SCALE: '0.01',
  LOGINS_PER_MINUTE: '100000',
  CODES_PER_HOUR: '100000',
});

export const newFolder = () => mkdtemp(join(tmpdir(), 'journeys-'));

/** Starts the built acquirer of the journeys as a process, with these data. */
export const spawnAcquirer = (dataFolder, nodeArguments = []) =>
  spawn(process.execPath, [...nodeArguments, program], { env: environment(dataFolder) });

/**
 * Waits until the acquirer prints that; rejects with its output when it ends before, or stays
 * silent.
 */
export const collects = (acquirer, sentence) =>
  new Promise((resolve, reject) => {
    let output = '';
    const giveUp = (why) => reject(new Error(`The acquirer ${why}. Its output:\n${output}`));
    const patience = setTimeout(() => giveUp('did not greet'), patienceMs);
    const collect = (text) => {
      output += text;
      const found = sentence.exec(output)?.[0];
      if (found === undefined) return;
      clearTimeout(patience);
      resolve(found);
    };
    acquirer.stdout?.on('data', collect);
    acquirer.stderr?.on('data', collect);
    acquirer.once('exit', (code) => {
      clearTimeout(patience);
      giveUp(`ended with ${code}`);
    });
  });

export const end = async (acquirer) => {
  if (acquirer.exitCode !== null || acquirer.signalCode !== null) return;
  const ended = once(acquirer, 'exit');
  acquirer.kill('SIGTERM');
  const reminder = setTimeout(() => acquirer.kill('SIGKILL'), farewellMs);
  await ended;
  clearTimeout(reminder);
};

/** A folder with the demo data: every acquirer of the journeys starts with a copy of them. */
export const seedFolder = async () => {
  const folder = await newFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  const acquirer = spawnAcquirer(folder);
  try {
    await collects(acquirer, /: completati/);
    await end(acquirer);
    return { folder, remove };
  } catch (error) {
    await end(acquirer);
    await remove();
    throw error;
  }
};
