import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const run = (command, args, options) => {
  const { status, stdout, stderr } = spawnSync(command, args, { maxBuffer: 2 ** 30, ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
};

/**
 * Builds the edition of a commit in a temporary folder; returns the folder, and a function that
 * removes it.
 */
export const buildEdition = (commit) => {
  const folder = mkdtempSync(join(tmpdir(), 'edition-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const input = run('git', ['archive', commit], { cwd: root });
    run('tar', ['-x', '-C', folder], { input });
    run(process.execPath, ['scripts/build.mjs'], { cwd: folder });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
};
