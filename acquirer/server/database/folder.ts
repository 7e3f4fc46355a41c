import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { isDiskFull, StartError } from '../common/start-error';
import type { OpenDatabase } from './database';
import { lockFolder } from './lock';
import { secretFile } from './secret';
import type { Embedded, Place } from './thread/embedded';
import { type DatabaseThread, openInThread } from './thread/open';

type Open = (place: Place) => Promise<Embedded>;

const inThisThread: Open = (place) => PGlite.create(place);

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const contentOf = (place: string) => readdir(place).catch(() => []);

const makePrivate = async (folder: string) => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new StartError(
      `La cartella dei dati ${folder} non si può creare o non è di questo utente: indicarne un’altra con DATA_DIR.`,
    );
  }
};

/** The server's own defaults would let the log of a small database grow to a gigabyte. */
const settings = ['max_wal_size = 64MB', 'min_wal_size = 32MB'];

/**
 * The mark exists exactly while a database is being created. A database whose creation was cut off
 * is recognized by it, and nothing else is.
 */
const create = async (openPlace: Open, dataDir: string, mark: string) => {
  await writeFile(mark, '');
  const client = await openPlace({ dataDir, postgresqlconf: settings });
  await rm(mark);
  return client;
};

const damaged = (folder: string) =>
  new StartError(
    `La cartella dei dati ${folder} è danneggiata e non si apre: ripristinarne una copia, oppure spostarla altrove per ricominciare con dati nuovi.`,
  );

const emptied = (folder: string) =>
  new StartError(
    `La cartella dei dati ${folder} è già stata usata, ma il suo database manca: ricollegare il disco o ripristinarne una copia, oppure indicare una cartella nuova con DATA_DIR.`,
  );

const open = async (openPlace: Open, dataDir: string, folder: string) => {
  try {
    const client = await openPlace({ dataDir });
    await client.query('select 1');
    return client;
  } catch (error) {
    throw isDiskFull(error) ? error : damaged(folder);
  }
};

/** A database that has vanished, as when a disk is not mounted, must not be silently recreated. */
const openOrCreate = async (openPlace: Open, folder: string) => {
  const place = join(folder, 'database');
  const mark = `${place}.incomplete`;
  if (await exists(mark)) await rm(place, { recursive: true, force: true });
  else if (await exists(join(place, 'PG_VERSION'))) return open(openPlace, place, folder);
  else if (await exists(secretFile(folder))) throw emptied(folder);
  else if ((await contentOf(place)).length > 0) throw damaged(folder);
  return create(openPlace, place, mark);
};

const checkpointEveryMs = 5 * 60_000;

/**
 * The embedded database makes no checkpoint by itself. Without one its log grows without limit, and
 * the next start has to read all of it.
 */
const keepingCheckpoints = (client: Embedded) => {
  const checkpoint = () => client.exec('checkpoint');
  const timer = setInterval(() => void checkpoint().catch(() => undefined), checkpointEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await checkpoint();
    await client.close();
  };
};

/**
 * Opens the embedded database in a folder, locked against a second process; in `thread` if given.
 */
export const openFolder = async (
  folder: string,
  thread?: DatabaseThread,
): Promise<OpenDatabase> => {
  const openPlace: Open = thread ? (place) => openInThread(thread, place) : inThisThread;
  await makePrivate(folder);
  const unlock = await lockFolder(folder);
  try {
    const client = await openOrCreate(openPlace, folder);
    const closeClient = keepingCheckpoints(client);
    const db = drizzle({ client: client as PGlite });
    return {
      db,
      upkeep: db,
      alone: (work) => work(),
      close: () => closeClient().finally(unlock),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
