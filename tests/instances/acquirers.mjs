import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { until } from './ports.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Starts the built acquirer on a database and waits until it says that it is ready. `folder` is the
 * tree in which it was built: another edition's, or this one.
 */
export const startAcquirer = async (environment, folder = root) => {
  const child = spawn(process.execPath, [join(folder, 'build/acquirer/main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DEMO: '1',
      SEED_SCALE: '0.02',
      LOGINS_PER_MINUTE: '1000000',
      CODES_PER_HOUR: '1000000',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '3',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complained = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    complained += text;
  });
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`an acquirer ended: ${complained}`);
    const url = `http://127.0.0.1:${environment.PORT}/readyz`;
    return fetch(url).then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  await until(isReady, () => `an acquirer is not ready: ${output} ${complained}`, 10);
  return {
    pid: child.pid,
    output: () => output,
    complained: () => complained,
    isReady,
    /** Waits until its database is filled. */
    seeded: (minutes = 30) =>
      until(
        () => /completati/.test(output),
        () => 'not seeded',
        minutes,
      ),
    /** Stops it, and returns its exit code. */
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
};
