import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '../../acquirer/server/database/lock';
import { eventually } from '../support/eventually';

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

  test('of a process whose id belongs to another now is taken over', async () => {
    await writeFile(file(), `${process.pid} 12345`);
    await lockFolder(folder);
  });

  test.each(['', 'non un numero', '-1 0'])('that says %j is taken over', async (mark) => {
    await writeFile(file(), mark);
    await lockFolder(folder);
  });

  test('of a process that was killed and not collected yet is taken over', async () => {
    const zombie = `const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', '']);
      console.log(child.pid);
      for (;;);`;
    const parent = spawn(process.execPath, ['-e', zombie]);
    const [pid] = await once(parent.stdout, 'data');
    const stat = () => readFile(`/proc/${Number(pid)}/stat`, 'utf8');
    if (process.platform === 'linux') {
      await eventually(async () => expect(await stat()).toContain(') Z '));
      const start = (await stat()).split(') ')[1]?.split(' ')[19];
      await writeFile(file(), `${Number(pid)} ${start}`);
      await lockFolder(folder);
    }
    parent.kill('SIGKILL');
  });

  test('of a dead process is replaced, even if another died while replacing it', async () => {
    await writeFile(file(), '999999 1');
    const turn = createHash('sha256').update('999999 1').digest('hex').slice(0, 16);
    await writeFile(`${file()}.${turn}`, '999998 1');
    await lockFolder(folder);
    expect(await readdir(folder)).toEqual(['acquirer.pid']);
  });

  test('of a dead process is won by one of many who come together', async () => {
    for (let round = 0; round < 20; round += 1) {
      await writeFile(file(), `999999 ${round}`);
      const all = Array.from({ length: 10 }, () => lockFolder(folder));
      const answers = await Promise.allSettled(all);
      expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
      expect(await readdir(folder)).toEqual(['acquirer.pid']);
    }
  });
});
