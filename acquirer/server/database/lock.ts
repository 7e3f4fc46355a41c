import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error';

/** Tells a process from a later one that was given the same id; '' where the system does not say. */
const startOf = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 1).split(' ')[20] ?? '';
};

const signature = async (pid: number) => `${pid} ${await startOf(pid)}`;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isHeld = async (mark: string) => {
  const pid = Number(mark.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  return mark === (await signature(pid));
};

/** Linking a finished file is atomic: nobody ever reads a lock without its mark. */
const claim = async (file: string, mark: string) => {
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, mark, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

/**
 * Takes away the lock of a process that is gone. Whoever renames it first has it; if what was
 * taken turns out to be another's fresh lock, it is put back.
 */
export const clearStale = async (file: string, mark: string) => {
  const aside = `${file}.${process.pid}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  const taken = await readFile(aside, 'utf8').catch(() => mark);
  if (taken !== mark) await claim(file, taken);
  await rm(aside, { force: true });
};

const refusal = (folder: string, mark: string) =>
  new StartError(
    `La cartella dei dati ${folder} è già in uso dal processo ${mark.split(' ')[0]}: fermarlo, oppure indicare un’altra cartella con DATA_DIR.`,
  );

/**
 * Keeps a second process off the folder: two embedded databases on one folder lose rows without a
 * word. A lock left by a killed process is taken over. Answers how to give the lock back.
 */
export const lockFolder = async (folder: string) => {
  const file = join(folder, 'acquirer.pid');
  const mine = await signature(process.pid);
  if (!(await claim(file, mine))) {
    const mark = await readFile(file, 'utf8').catch(() => '');
    if (await isHeld(mark)) throw refusal(folder, mark);
    await clearStale(file, mark);
    if (!(await claim(file, mine))) throw refusal(folder, await readFile(file, 'utf8'));
  }
  return () => rm(file, { force: true });
};
