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
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/**
 * Writing the name first makes a second process that starts at the same time wait here, and then
 * find the migration done.
 */
const apply = (db: Database, name: string, text: string) =>
  db.transaction(async (tx) => {
    const claimed = await tx.execute(
      sql`insert into migration (name) values (${name}) on conflict do nothing returning name`,
    );
    if (claimed.rows.length === 0) return;
    for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement));
  });

/** Brings the schema up to date: every checked-in migration once, in the order of its name. */
export const migrate = async (db: Database) => {
  await db.execute(
    sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
  );
  const { rows } = await db.execute<{ name: string }>(sql`select name from migration`);
  const applied = new Set(rows.map((row) => row.name));
  for (const [name, text] of inOrder) if (!applied.has(name)) await apply(db, name, text);
};
