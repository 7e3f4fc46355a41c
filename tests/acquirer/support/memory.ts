import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { statementReader } from './by-society';
import type { Fill, TestDatabase } from './database';

/** Opens quicker than with the usual 128 MB of buffers. */
const settings = ['min_wal_size = 2MB', 'max_wal_size = 2MB', 'shared_buffers = 16MB'];

const images = new Map<string, Promise<Blob>>();

const make = async (client: PGlite, fill: Fill) => {
  await fill(drizzle({ client }));
  await client.exec('checkpoint');
  return client.dumpDataDir('none').finally(() => client.close());
};

const imageOf = (name: string, open: () => Promise<PGlite>, fill: Fill) => {
  const image = images.get(name) ?? open().then((client) => make(client, fill));
  images.set(name, image);
  return image;
};

const empty = () =>
  imageOf(
    'empty',
    () => PGlite.create({ initDbStartParams: ['--wal-segsize=1'], postgresqlconf: settings }),
    async () => undefined,
  );

const clientFrom = async (image: Promise<Blob>) => PGlite.create({ loadDataDir: await image });

const openImage = async (image: Promise<Blob>): Promise<TestDatabase> => {
  const client = await clientFrom(image);
  return {
    db: drizzle({ client, logger: statementReader }),
    close: () => client.close(),
    files: () => client.dumpDataDir('none'),
  };
};

/** An empty embedded database in memory. Making one takes seconds, so a process keeps the first. */
export const openMemory = () => openImage(empty());

/** The same, filled; the first one is kept under `name`. */
export const openFilledMemory = (name: string, fill: Fill) =>
  openImage(imageOf(name, () => clientFrom(empty()), fill));
