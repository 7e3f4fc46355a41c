import { sql } from 'drizzle-orm';
import type { Database } from './database';

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

/**
 * Brings the schema up to date: every checked-in migration once, in the order of its name, all of
 * them or none. Processes that start together on one database wait for each other.
 */
export const migrate = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrating})`);
    await tx.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    const { rows } = await tx.execute<{ name: string }>(sql`select name from migration`);
    const applied = new Set(rows.map((row) => row.name));
    for (const [name, text] of inOrder) if (!applied.has(name)) await apply(tx, name, text);
  });

/** Whether every migration that this version knows is in the database. */
export const isMigrated = async (db: Database) => {
  const { rows } = await db.execute<{ name: string }>(sql`select name from migration`);
  const applied = new Set(rows.map((row) => row.name));
  return inOrder.every(([name]) => applied.has(name));
};
