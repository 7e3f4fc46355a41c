import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../common/start-error';

/** The state (a letter) and start time of a process, from the system; '' where unknown. */
const statOf = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 1).split(' ');
  return { state: fields[1] ?? '', start: fields[20] ?? '' };
};

/** The start time distinguishes a process from a later one with the same id. */
const signature = async (pid: number) => `${pid} ${(await statOf(pid)).start}`;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** A killed process that its parent has not collected yet (a zombie): it holds no lock. */
const isDead = (state: string) => state === 'Z' || state === 'X';

const isHeld = async (mark: string) => {
  const pid = Number(mark.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  const { state, start } = await statOf(pid);
  return mark === `${pid} ${start}` && !isDead(state);
};

/** Linking a finished file is atomic, so that a lock always contains its mark. */
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

const markIn = (file: string) => readFile(file, 'utf8').catch(() => '');

const nameFor = (mark: string) => createHash('sha256').update(mark).digest('hex').slice(0, 16);

/** Puts `mine` in the place of `stale` in one step, so that at no moment there is no lock. */
const replace = async (file: string, stale: string, mine: string) => {
  if ((await markIn(file)) !== stale) return false;
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, mine, { mode: 0o600 });
  await rename(draft, file);
  return true;
};

/**
 * Takes the lock, or returns the mark of its holder. A stale lock may be replaced only while
 * holding a second lock named after it. If several processes try at once, exactly one wins.
 */
const acquire = async (file: string, mine: string): Promise<string | undefined> => {
  if (await claim(file, mine)) return undefined;
  const mark = await markIn(file);
  if (await isHeld(mark)) return mark;
  const turn = `${file}.${nameFor(mark)}`;
  const other = await acquire(turn, mine);
  if (other !== undefined) return other;
  try {
    return (await replace(file, mark, mine)) ? undefined : await markIn(file);
  } finally {
    await rm(turn, { force: true });
  }
};

const refusal = (folder: string, mark: string) =>
  new StartError(
    `La cartella dei dati ${folder} è già in uso dal processo ${mark.split(' ')[0]}: fermarlo, oppure indicare un’altra cartella con DATA_DIR.`,
  );

/**
 * Keeps a second process off the folder: two embedded databases on one folder lose rows silently. A
 * lock left by a killed process is taken over. Returns the function that releases the lock.
 */
export const lockFolder = async (folder: string) => {
  const file = join(folder, 'acquirer.pid');
  const holder = await acquire(file, await signature(process.pid));
  if (holder !== undefined) throw refusal(folder, holder);
  return () => rm(file, { force: true });
};
