import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../../../acquirer/server/database/database';

const folder = 'node_modules/.cache/acquirer';

const templateFile = async () => {
  const manifest = await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8');
  return `${folder}/pglite-${JSON.parse(manifest).version}.tar`;
};

const makeTemplate = async (template: string) => {
  const client = await PGlite.create({ postgresqlconf: ['min_wal_size = 32MB'] });
  const image = await client.dumpDataDir('none');
  await client.close();
  const draft = `${template}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, new Uint8Array(await image.arrayBuffer()));
  await rename(draft, template);
  return image;
};

const emptyDatabase = async () => {
  const template = await templateFile();
  const kept = await readFile(template).catch(() => undefined);
  return kept ? new Blob([new Uint8Array(kept)]) : makeTemplate(template);
};

/** An empty embedded database in memory. Making one takes seconds, so the first one made is kept. */
export const openMemory = async (): Promise<OpenDatabase> => {
  const client = await PGlite.create({ loadDataDir: await emptyDatabase() });
  return { db: drizzle({ client }), close: () => client.close() };
};
