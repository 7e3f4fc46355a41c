import { sql } from 'drizzle-orm';
import { StartError } from '../common/start-error';
import type { Database } from './database';
import { untilFree, waitBriefly } from './short-locks';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const inOrder = Object.entries(files)
  .map(([path, text]) => [path.replace(/^.*\//, ''), text] as const)
  .sort(([a], [b]) => (a < b ? -1 : 1));

const statementsOf = (text: string) =>
  text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

const apply = async (db: Database, name: string, text: string) => {
  for (const statement of statementsOf(text)) await db.execute(sql.raw(statement));
  await db.execute(sql`insert into migration (name) values (${name})`);
};

/** Of the processes that start together, the holder of this database lock runs the migrations. */
const migrating = 4_173_001;

const newer = () =>
  new StartError(
    'Il database è di una versione più recente di questo programma: avviare quella versione o una successiva.',
  );

/** Applies the first migration that is missing, in a transaction; false where none is. */
const applyNext = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrating})`);
    await waitBriefly(tx);
    await tx.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    const { rows } = await tx.execute<{ name: string }>(sql`select name from migration`);
    const applied = new Set(rows.map((row) => row.name));
    const isKnown = new Set(inOrder.map(([name]) => name));
    if (rows.some(({ name }) => !isKnown.has(name))) throw newer();
    const next = inOrder.find(([name]) => !applied.has(name));
    if (next === undefined) return false;
    await apply(tx, ...next);
    return true;
  });

/**
 * Brings the schema up to date: every checked-in migration once, in the order of its name, each whole
 * or not at all. Processes that start together on one database wait for each other. Requests are
 * answered meanwhile: no migration keeps its locks while a later one runs. Rejects with a StartError
 * for a database of a later version.
 */
export const migrate = async (db: Database) => {
  let isBehind = true;
  while (isBehind) isBehind = await untilFree(() => applyNext(db));
};

/** Whether every migration that this version knows is in the database. */
export const isMigrated = async (db: Database) => {
  const { rows } = await db.execute<{ name: string }>(sql`select name from migration`);
  const applied = new Set(rows.map((row) => row.name));
  return inOrder.every(([name]) => applied.has(name));
};
