import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { createBuilder } from 'vite';

const built = join('node_modules/.cache/acquirer', `build-${process.pid}-${threadId}`);

/** Builds the server as `npm start` does, beside the real build. */
export const buildServer = async () => {
  const builder = await createBuilder({
    logLevel: 'silent',
    environments: { acquirer: { build: { outDir: built } } },
  });
  const { acquirer } = builder.environments;
  if (!acquirer) throw new Error('vite.config.ts has no acquirer');
  await builder.build(acquirer);
};

/** A file of the built server. */
export const builtFile = (name: string) => pathToFileURL(resolve(built, name));

export const removeServer = () => rm(built, { recursive: true, force: true });

/** How a server that could not start, or was stopped, ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
  readonly complained: string;
}

/** A server in a separate process. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** The address it prints; rejects when it ends first. */
  readonly address: Promise<string>;
}

const addressIn = (text: string) => /^Portale Esercenti: (\S+)$/m.exec(text)?.[1];

const node = [process.execPath] as const;

/** In separate namespaces, as in a container: there its process is number 1. */
export const asContainer = [
  ...['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ...['--net', process.execPath],
] as const;

/** Starts the built server with this environment and nothing of the test's own but the PATH. */
export const startServer = (
  environment: Readonly<Record<string, string>>,
  [program, ...words]: readonly [string, ...string[]] = node,
): Running => {
  const child = spawn(program, [...words, join(built, 'main.js')], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stderr.on('data', (text) => {
    complained += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, said, complained }));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      const found = addressIn(said);
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error(complained)));
  });
  address.catch(() => undefined);
  return { child, ended, address };
};
