import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../start-error';
import type { OpenDatabase } from './database';
import { lockFolder } from './lock';

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const makePrivate = async (folder: string) => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  } catch {
    throw new StartError(
      `La cartella dei dati ${folder} non si può creare o non è di questo utente: indicarne un’altra con DATA_DIR.`,
    );
  }
};

/** The server's own defaults would let the log of a small database grow to a gigabyte. */
const settings = ['max_wal_size = 64MB', 'min_wal_size = 32MB'];

/**
 * A database cut off while it was being made must not pass for one, and nothing else may ever be
 * taken for such a remnant: the mark is there exactly while one is being made.
 */
const create = async (place: string, mark: string) => {
  await writeFile(mark, '');
  await rm(place, { recursive: true, force: true });
  const client = await PGlite.create({ dataDir: place, postgresqlconf: settings });
  await rm(mark);
  return client;
};

const open = async (place: string, folder: string) => {
  try {
    const client = await PGlite.create(place);
    await client.query('select 1');
    return client;
  } catch {
    throw new StartError(
      `La cartella dei dati ${folder} è danneggiata e non si apre: ripristinarne una copia, oppure spostarla altrove per ricominciare con dati nuovi.`,
    );
  }
};

const checkpointEveryMs = 5 * 60_000;

/**
 * The embedded database never makes a checkpoint by itself; without one its log grows for ever and
 * the next start has to read all of it again.
 */
const keepingCheckpoints = (client: PGlite) => {
  const checkpoint = () => client.exec('checkpoint');
  const timer = setInterval(() => void checkpoint().catch(() => undefined), checkpointEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await checkpoint();
    await client.close();
  };
};

/** The embedded database in a folder of its own, locked against a second process. */
export const openFolder = async (folder: string): Promise<OpenDatabase> => {
  await makePrivate(folder);
  const unlock = await lockFolder(folder);
  try {
    const place = join(folder, 'database');
    const mark = `${place}.incomplete`;
    const isMade = (await exists(place)) && !(await exists(mark));
    const client = isMade ? await open(place, folder) : await create(place, mark);
    const closeClient = keepingCheckpoints(client);
    return { db: drizzle({ client }), close: () => closeClient().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
};
