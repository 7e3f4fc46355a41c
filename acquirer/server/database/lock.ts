import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { link, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../common/start-error';

/** Addresses of sockets are short: a longer path is reached through an open folder. */
const longestAddress = 100;

/** Runs `work` with the address of the socket that a mark names. */
const atSocket = async <Result>(
  folder: string,
  mark: string,
  work: (address: string) => Promise<Result>,
) => {
  const name = `acquirer.${nameFor(mark)}.sock`;
  if (process.platform === 'win32') return work(`\\\\.\\pipe\\${name}`);
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= longestAddress) return work(path);
  const opened = await open(folder, constants.O_RDONLY);
  return work(`/proc/self/fd/${opened.fd}/${name}`).finally(() => opened.close());
};

const isGone = (error: Error) =>
  'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT');

/** Whether the process of a mark lives: the kernel closes its socket with it, in whatever container. */
const isHeld = (folder: string, mark: string) =>
  atSocket(
    folder,
    mark,
    (address) =>
      new Promise<boolean>((settle) => {
        const socket = connect(address);
        socket.once('connect', () => settle(true)).once('error', (error) => settle(!isGone(error)));
        socket.once('close', () => socket.destroy()).once('connect', () => socket.destroy());
      }),
  );

/** Listens at the socket of a mark until the returned function is called, or the process ends. */
const showLife = (folder: string, mark: string) =>
  atSocket(folder, mark, async (address) => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((listening, failed) => {
      server.once('error', failed).listen(address, listening);
    }).catch(() => {
      throw new StartError(
        `Nella cartella dei dati ${folder} non si può creare un socket, che la protegge da un secondo processo: indicare con DATA_DIR una cartella di un disco locale.`,
      );
    });
    server.unref();
    return async () => {
      server.close();
      await atSocket(folder, mark, (path) => rm(path, { force: true }));
    };
  });

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
const acquire = async (folder: string, file: string, mine: string): Promise<string | undefined> => {
  if (await claim(file, mine)) return undefined;
  const mark = await markIn(file);
  if (await isHeld(folder, mark)) return mark;
  const turn = `${file}.${nameFor(mark)}`;
  const other = await acquire(folder, turn, mine);
  if (other !== undefined) return other;
  try {
    if (!(await replace(file, mark, mine))) return await markIn(file);
    await atSocket(folder, mark, (path) => rm(path, { force: true }));
    return undefined;
  } finally {
    await rm(turn, { force: true });
  }
};

const refusal = (folder: string, mark: string) =>
  new StartError(
    `La cartella dei dati ${folder} è già in uso dal processo ${mark.split(' ')[0]}: fermarlo, oppure indicare un’altra cartella con DATA_DIR.`,
  );

/**
 * Keeps a second process off the folder, in another container too: two embedded databases on one
 * folder lose rows silently. The holder listens at a socket of the folder, which the kernel closes
 * with it; a lock whose socket does not answer is taken over. Returns the function that releases it.
 */
export const lockFolder = async (folder: string) => {
  const file = join(folder, 'acquirer.pid');
  const mine = `${process.pid} ${randomUUID()}`;
  const end = await showLife(folder, mine);
  const holder = await acquire(folder, file, mine).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  if (holder === undefined) return () => rm(file, { force: true }).then(end);
  await end();
  throw refusal(folder, holder);
};
