import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'build/acquirer/main.js');
const seeds = join(root, 'build/roam');
const draftName = 'draft-';
const patienceMs = 600_000;

export interface Acquirer {
  readonly port: number;
  /** As a power cut for the process: nothing is said, nothing is finished. */
  readonly kill: () => Promise<void>;
  /** Ends it and closes its data properly. */
  readonly stop: () => Promise<void>;
}

const environment = (dataFolder: string, portal: string) => ({
  PATH: process.env.PATH ?? '',
  PORT: '0',
  DATA_DIR: dataFolder,
  PORTAL_DIR: portal,
  SEED_SCALE: '0',
  LOGINS_PER_MINUTE: '1000000',
  CODES_PER_HOUR: '1000000',
  // Codes sent before a restart stay good after it.
  OTP_SECRET: 'roaming-keeps-its-codes-through-a-restart',
});

const greeting = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    let said = '';
    const giveUp = () => reject(new Error(`The acquirer did not start. It said:\n${said}`));
    const patience = setTimeout(giveUp, patienceMs);
    const record = (text: Buffer) => {
      said += text;
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(patience);
      resolve(Number(port));
    };
    child.stdout?.on('data', record);
    child.stderr?.on('data', record);
    child.once('exit', giveUp);
  });

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/** The built reference acquirer on a free port and on the data of that folder. */
export const startOn = async (dataFolder: string, portal: string): Promise<Acquirer> => {
  const child = spawn(process.execPath, [program], { env: environment(dataFolder, portal) });
  const port = await greeting(child);
  return { port, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') };
};

/** Demo data are seeded once for this build and this day; every walk begins on a copy. */
export const seededData = async (portal: string) => {
  const { size, mtimeMs } = statSync(program);
  const day = new Date().toISOString().slice(0, 10);
  const folder = join(seeds, `${day}-${size}-${Math.floor(mtimeMs)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(seeds, { recursive: true });
  const isOld = (name: string) => !name.startsWith(draftName);
  for (const old of readdirSync(seeds).filter(isOld))
    rmSync(join(seeds, old), { recursive: true, force: true });
  // Another walker may be seeding: the first to finish serves both.
  const draft = mkdtempSync(join(seeds, draftName));
  const acquirer = await startOn(draft, portal);
  await acquirer.stop();
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return folder;
};

export const copyOf = (data: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'roam-'));
  cpSync(data, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
