import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearStale, lockFolder } from '../../acquirer/server/database/lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, 'acquirer.pid');

describe('the lock of the data folder', () => {
  test('keeps a second one off, and says which process has it', async () => {
    await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `è già in uso dal processo ${process.pid}: fermarlo`,
    );
  });

  test('is free again when it has been given back', async () => {
    const unlock = await lockFolder(folder);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    await lockFolder(folder);
  });

  test('of a process that is gone is taken over', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    await writeFile(file(), `${gone.pid} 1`);
    await lockFolder(folder);
    expect(await readFile(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  });

  test('of a process whose number somebody else has now is taken over', async () => {
    await writeFile(file(), `${process.pid} 12345`);
    await lockFolder(folder);
  });

  test.each(['', 'non un numero', '-1 0'])('that says %j is taken over', async (mark) => {
    await writeFile(file(), mark);
    await lockFolder(folder);
  });

  test('that somebody has just renewed is not taken for the stale one it replaces', async () => {
    await writeFile(file(), 'fresco');
    await clearStale(file(), 'vecchio');
    expect(await readFile(file(), 'utf8')).toBe('fresco');
    await clearStale(file(), 'fresco');
    expect(await readdir(folder)).toEqual([]);
  });

  test('of a dead process is won by one of many who come together', async () => {
    await writeFile(file(), '999999 1');
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['acquirer.pid']);
  });
});
