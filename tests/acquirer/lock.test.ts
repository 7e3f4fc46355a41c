import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '../../acquirer/server/database/lock';

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

  test.each(['', 'non un numero', '-1 0'])('that says %j is taken over', async (mark) => {
    await writeFile(file(), mark);
    await lockFolder(folder);
  });

  test('of a dead process is replaced, even if another died while replacing it', async () => {
    await writeFile(file(), '999999 1');
    const turn = createHash('sha256').update('999999 1').digest('hex').slice(0, 16);
    await writeFile(`${file()}.${turn}`, '999998 1');
    await lockFolder(folder);
    expect((await readdir(folder)).filter((name) => !name.endsWith('.sock'))).toEqual([
      'acquirer.pid',
    ]);
  });

  test('of a dead process is won by one of many who come together', async () => {
    for (let round = 0; round < 20; round += 1) {
      await writeFile(file(), `999999 ${round}`);
      const all = Array.from({ length: 10 }, () => lockFolder(folder));
      const answers = await Promise.allSettled(all);
      expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
      expect((await readdir(folder)).filter((name) => !name.endsWith('.sock'))).toEqual([
        'acquirer.pid',
      ]);
    }
  });
});
