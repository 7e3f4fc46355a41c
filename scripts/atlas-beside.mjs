import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

const spawnBuild = () =>
  spawn(process.execPath, [join(root, 'scripts', 'atlas-build.mjs')], {
    cwd: root,
    stdio: 'ignore',
  });

const complain = (line) => process.stderr.write(`${line}\n`);

const withLowPriority = ({ pid }) => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system allows no other priority.
  }
};

/**
 * Builds the atlas in a separate process, without delaying what is being started. Answers how that
 * goes, and begins again on demand.
 */
export const buildAtlasBeside = (start = spawnBuild, say = complain) => {
  let state = 'running';
  let beside;
  const fail = (why) => {
    state = 'failed';
    say(
      `L’atlante non è stato compilato (${why}): la pagina /atlas permette di riprovare, npm run atlas -- build dice perché.`,
    );
  };
  const begin = () => {
    state = 'running';
    beside = start();
    beside.once('error', ({ message }) => fail(message));
    beside.once('exit', (status, signal) => {
      if (status === 0) state = 'done';
      else fail(signal ?? `stato ${status}`);
    });
    withLowPriority(beside);
  };
  process.once('exit', () => beside.kill());
  begin();
  return { state: () => state, again: begin };
};
