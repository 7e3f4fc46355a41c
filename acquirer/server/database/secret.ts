import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { acquirerSecret } from './secret-tables';

/** The file of a data folder that has been used. */
export const secretFile = (folder: string) => join(folder, 'secret');

const read = (file: string) => readFile(file, 'utf8').catch(() => '');

/** The secret of a data folder, the same at every start: `fresh` the first time. */
export const secretInFolder = async (folder: string, fresh: string) => {
  const file = secretFile(folder);
  const stored = await read(file);
  if (stored !== '') return stored;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, fresh, { mode: 0o600 });
  await link(draft, file).finally(() => rm(draft));
  return fresh;
};

/** The secret of a database, the same for every process: `fresh` for the first. */
export const secretInDatabase = async (db: Database, fresh: string) => {
  const name = 'codes';
  await db.insert(acquirerSecret).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(acquirerSecret).where(eq(acquirerSecret.name, name));
  return row?.value ?? fresh;
};
