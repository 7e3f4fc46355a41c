import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, OpenDatabase } from '../../../acquirer/server/database/database';
import { lockFolder } from '../../../acquirer/server/database/lock';
import { statementReader } from './by-society';

/** A database of one test file. */
export interface TestDatabase extends Pick<OpenDatabase, 'db' | 'close'> {
  /** All files of its data folder in one image, if it has a folder. */
  readonly files?: () => Promise<Blob>;
}

const folder = 'node_modules/.cache/acquirer';

/** Where PGlite looks for its database. */
const dataFolder = '/pglite/data';

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Changes with every source of a database: a stored image is never older than its sources. */
const sources = () => {
  const files = [
    'package-lock.json',
    ...['acquirer/server', 'acquirer/contract', 'tests/acquirer/support'].flatMap(filesIn),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** An image of other sources is out of date. */
const dropOthers = async (current: string) => {
  const stored = await readdir(folder).catch(() => []);
  const isImage = (name: string) => /^[0-9a-f]{16}-/.test(name);
  const old = stored.filter((name) => isImage(name) && !name.startsWith(current));
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

/** A folder of a database: its folders without content, its files with it. */
type Image = readonly (readonly [path: string, content: Uint8Array | undefined])[];

const block = 512;

/** In an archive a header of one block precedes each content, which fills whole blocks. */
const unpacked = (archive: Buffer): Image => {
  const image: [string, Uint8Array | undefined][] = [];
  for (let at = 0; archive[at]; ) {
    const field = (from: number, to: number) =>
      archive.toString('latin1', at + from, at + to).replace(/\0.*/s, '');
    const size = Number.parseInt(field(124, 136), 8);
    const begin = at + block;
    const isFolder = field(156, 157) === '5';
    image.push([field(0, 100), isFolder ? undefined : archive.subarray(begin, begin + size)]);
    at = begin + Math.ceil(size / block) * block;
  }
  return image;
};

/** Begins with the files of an image. PGlite itself would unpack an archive at every opening. */
class Filled extends MemoryFS {
  readonly image: Image;

  constructor(image: Image) {
    super();
    this.image = image;
  }

  override async initialSyncFs() {
    const { FS } = this.pg?.Module ?? {};
    for (const [path, content] of this.image) {
      if (content === undefined) FS?.mkdirTree(`${dataFolder}${path}`);
      else FS?.writeFile(`${dataFolder}${path}`, new Uint8Array(content), { canOwn: true });
    }
  }
}

let state: string | undefined;
const images = new Map<string, Promise<Image>>();

const keep = async (file: string, archive: Buffer) => {
  const draft = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, archive);
  await rename(draft, file);
  return unpacked(archive);
};

const templates = ['template0', 'template1'];

/** Makes an image quick to open: without unused databases, and without changes to redo. */
const tidy = async (client: PGlite) => {
  await client.exec('update pg_database set datistemplate = false');
  for (const name of templates) await client.exec(`drop database if exists ${name}`);
  await client.exec('checkpoint');
};

const make = async (client: PGlite, fill: (db: Database) => Promise<void>) => {
  await fill(drizzle({ client }));
  await tidy(client);
  const archive = await client.dumpDataDir('none');
  await client.close();
  return Buffer.from(await archive.arrayBuffer());
};

/** Runs work while no other process of the tests makes the same image. */
const whileOthersWait = async <Result>(name: string, work: () => Promise<Result>) => {
  const place = `${folder}/${name}`;
  await mkdir(place, { recursive: true });
  for (;;) {
    const release = await lockFolder(place).catch(() => undefined);
    if (release !== undefined) return work().finally(release);
    await wait(100);
  }
};

const read = async (file: string) => unpacked(await readFile(file));

const readOrMake = async (name: string, open: () => Promise<PGlite>, fill: Fill) => {
  const file = `${folder}/${name}.tar`;
  if (existsSync(file)) return read(file);
  return whileOthersWait(name, async () =>
    existsSync(file) ? read(file) : keep(file, await make(await open(), fill)),
  );
};

type Fill = (db: Database) => Promise<void>;

const imageOf = (name: string, open: () => Promise<PGlite>, fill: Fill) => {
  const image = images.get(name) ?? readOrMake(name, open, fill);
  images.set(name, image);
  return image;
};

const { version }: { version: string } = JSON.parse(
  readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'),
);

/**
 * For quick opening: with the usual 128 MB of buffers it takes half as long again. Old log files would
 * be half of a filled image.
 */
const settings = ['min_wal_size = 2MB', 'max_wal_size = 2MB', 'shared_buffers = 16MB'];

const settled = createHash('sha256').update(settings.join()).digest('hex').slice(0, 8);

const empty = () =>
  imageOf(
    `pglite-${version}-${settled}`,
    () =>
      PGlite.create({
        initDbStartParams: ['--wal-segsize=1'],
        postgresqlconf: settings,
      }),
    async () => undefined,
  );

const openImage = async (image: Image): Promise<TestDatabase> => {
  const client = await PGlite.create({ fs: new Filled(image) });
  return {
    db: drizzle({ client, logger: statementReader }),
    close: () => client.close(),
    files: () => client.dumpDataDir('none'),
  };
};

/** An empty embedded database in memory. Making one takes seconds, so the first one is kept. */
export const openMemory = async (): Promise<TestDatabase> => openImage(await empty());

/** The same, filled; the first one is kept under `name` as long as no source changes. */
export const openFilledMemory = async (name: string, fill: Fill): Promise<TestDatabase> => {
  if (state === undefined) {
    state = sources();
    await dropOthers(state);
  }
  const fromEmpty = async () => PGlite.create({ fs: new Filled(await empty()) });
  return openImage(await imageOf(`${state}-${name}`, fromEmpty, fill));
};
